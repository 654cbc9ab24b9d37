import { storedPictureSchema } from '@pathwise/api/pictures/pictures.schemas'
import { refusals } from '../rest/openapi.ts'
import { toJsonSchema } from '../rest/procedure-schemas.ts'

const image = { schema: { type: 'string', format: 'binary' } } as const

/** OpenAPI entries for the picture endpoints, which have no tRPC procedure. */
export const pictureOperations = {
  '/api/pictures': {
    post: {
      operationId: 'pictures.store',
      tags: ['pictures'],
      summary: 'Stores a picture for use in texts',
      description:
        'Needs an editor. The body is a PNG, JPEG, WebP or SVG file of at most 10 MB and 40 megapixels, of any content type. ' +
        'It is encoded anew, without metadata, and at most 2,560 pixels long. The pictures of an account can have 500 MB.',
      security: [{ bearer: [] }],
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
      responses: {
        201: {
          description: 'The stored picture',
          content: { 'application/json': { schema: toJsonSchema(storedPictureSchema, 'output') } },
        },
        ...refusals,
      },
    },
  },
  '/pictures/{id}': {
    get: {
      operationId: 'pictures.get',
      tags: ['pictures'],
      summary: 'Returns a picture',
      description:
        'Pictures of assessment items are returned only to editors, and during a run that includes the item.',
      security: [{ bearer: [] }, {}],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'run', in: 'query', required: false, schema: { type: 'string' }, description: 'The id of the run.' },
      ],
      responses: {
        200: { description: 'The picture', content: { 'image/png': image, 'image/jpeg': image } },
        ...refusals,
      },
    },
  },
}
