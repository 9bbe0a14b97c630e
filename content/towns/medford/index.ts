export { town } from './town'
export { location } from './location'
