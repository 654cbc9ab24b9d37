import { z } from 'zod'
import { encodePicture } from './encode-picture.ts'

// Runs in a separate process, so that a decoder crash or memory exhaustion cannot stop the server.
const workSchema = z.object({ id: z.number(), bytes: z.instanceof(Uint8Array) })

process.on('message', (message) => {
  const { id, bytes } = workSchema.parse(message)
  void encodePicture(bytes).then((outcome) => process.send?.({ id, outcome }))
})
process.on('disconnect', () => process.exit(0))
