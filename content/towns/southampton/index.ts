export { town } from './town'
export { serviceArea } from './service-area'
