import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { RestoreError } from '@pathwise/db/transfer/restore'
import { Decrypter, Encrypter } from 'age-encryption'

const ageMagic = 'age-encryption.org/'

/** @param recipients public keys. Without any, the bytes are not encrypted. */
export async function* encryptBytes(
  bytes: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): AsyncGenerator<Uint8Array> {
  if (recipients.length === 0) {
    yield* bytes
    return
  }
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  yield* readStream(await encrypter.encrypt(createStream(bytes)))
}

/**
 * Decrypts the backup if it is encrypted.
 * @param identityFile the file with secret keys, one per line
 * @throws RestoreError if the file cannot be read, no key matches, or the backup is damaged
 */
export async function* openBackup(file: string, identityFile: string | undefined): AsyncGenerator<Uint8Array> {
  if (!(await isEncrypted(file))) {
    yield* createReadStream(file)
    return
  }
  if (identityFile === undefined) {
    throw new RestoreError('The backup is encrypted: name the file with its secret key in BACKUP_IDENTITY_FILE.')
  }
  const plain = await decrypt(createReadStream(file), identityFile)
  try {
    yield* readStream(plain)
  } catch (cause) {
    throw new RestoreError(`The backup is damaged: ${describe(cause)}.`, { cause })
  }
}

async function decrypt(bytes: AsyncIterable<Uint8Array>, identityFile: string): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter()
  try {
    for (const identity of await readIdentities(identityFile)) decrypter.addIdentity(identity)
    return await decrypter.decrypt(createStream(bytes))
  } catch (cause) {
    throw new RestoreError(`The key in BACKUP_IDENTITY_FILE does not open the backup: ${describe(cause)}.`, { cause })
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  try {
    const handle = await open(file)
    try {
      const { buffer } = await handle.read(Buffer.alloc(ageMagic.length), 0, ageMagic.length, 0)
      return buffer.toString('latin1') === ageMagic
    } finally {
      await handle.close()
    }
  } catch (cause) {
    throw new RestoreError(`The backup cannot be read: ${describe(cause)}`, { cause })
  }
}

/** Reads the secret keys from a file in the format of age-keygen, where lines that start with `#` are comments. */
async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

/** Converts the bytes to a web stream for the age library. */
function createStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await pieces.return?.()
    },
  })
}

async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
