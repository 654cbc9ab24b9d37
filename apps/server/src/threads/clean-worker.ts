// biome-ignore lint/performance/noBarrelFile: a thread runs the built file, which needs a name of its own
export { cleanOneBody } from '@pathwise/api/content/clean-body'
