import { storedPictureSchema } from '@pathwise/api/pictures/pictures.schemas'
import { pictureRefusals } from '@pathwise/api/pictures/pictures.vocabulary'
import type { PictureStore } from '@pathwise/editor/picture-store'
import { z } from 'zod'
import { apiBase } from '../api-base.ts'
import { sessionFetch } from '../session/session-fetch.ts'

const refusalSchema = z.object({ reason: z.enum(pictureRefusals) })

/** Uploads a file as a picture. If the server rejects it, returns the reason. */
export const storePicture: PictureStore = async (file) => {
  try {
    const headers = { 'content-type': 'application/octet-stream' }
    const response = await sessionFetch(`${apiBase}/pictures`, { method: 'POST', body: file, headers })
    const body: unknown = await response.json()
    if (response.ok) return storedPictureSchema.parse(body)
    const refusal = refusalSchema.safeParse(body)
    return { refused: refusal.success ? refusal.data.reason : 'failed' }
  } catch (error) {
    console.error('A picture could not be stored', error)
    return { refused: 'failed' }
  }
}
