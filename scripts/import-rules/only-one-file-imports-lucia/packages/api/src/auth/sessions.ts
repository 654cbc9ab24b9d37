export { Lucia } from 'lucia'
