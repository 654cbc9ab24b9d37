// biome-ignore lint/performance/noBarrelFile: the built file that a thread runs, beside the server's own
export { cleanOneBody } from '@pathwise/api/content/clean-body'
