import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { createPictureEncoder } from './picture-encoder.ts'

const png = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

function startEncoder() {
  const encoder = createPictureEncoder()
  onTestFinished(() => encoder.close())
  return encoder
}

it('rejects a picture if its decoder is killed, and decodes the next in a new process', async () => {
  const { encodePicture, close } = startEncoder()
  const interrupted = encodePicture(png)
  // Wait one turn of the event loop, so that the process has started but cannot have responded yet.
  await setImmediate()
  const next = encodePicture(png)
  close()
  expect(await interrupted).toEqual({ refusal: 'picture_broken' })
  expect(await next).toMatchObject({ type: 'image/png', width: 4, height: 2 })
})

it('rejects a picture when twenty other pictures are in the queue', async () => {
  const { encodePicture } = startEncoder()
  const accepted = Array.from({ length: 21 }, () => encodePicture(png))
  await expect(encodePicture(png)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  for (const encoded of await Promise.all(accepted)) expect(encoded).toMatchObject({ width: 4 })
})
