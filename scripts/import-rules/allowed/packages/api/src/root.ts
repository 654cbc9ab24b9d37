import { db } from '../../db/src/client.ts'

export const thing = db
