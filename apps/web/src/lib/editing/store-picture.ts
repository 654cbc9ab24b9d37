import { storedPictureSchema } from '@pathwise/api/pictures/pictures.schemas'
import type { StoredPicture } from '@pathwise/editor/picture-store'
import { z } from 'zod'
import { apiBase } from '../api-base.ts'
import { sessionFetch } from '../session/session-fetch.ts'

const refusalSchema = z.object({ reason: z.string() })

/** Uploads a file as a picture. Returns the reason when the file is rejected. */
export async function storePicture(file: Blob): Promise<StoredPicture | { readonly refused: string }> {
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
