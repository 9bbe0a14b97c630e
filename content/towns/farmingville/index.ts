export { town } from './town'
export { serviceArea } from './service-area'
export { location } from './location'
