import { admin, editor, publicProcedure, router } from '../trpc.ts'
import {
  contentDocumentSchema,
  contentItemSchema,
  createContentInputSchema,
  hardDeleteContentOutputSchema,
  idInputSchema,
  listContentInputSchema,
  listContentOutputSchema,
  sheetInputSchema,
  storedContentSchema,
  updateContentInputSchema,
} from './content.schemas.ts'
import {
  createContent,
  getContent,
  getSheet,
  hardDeleteContent,
  removeContent,
  undeleteContent,
  updateContent,
} from './document.service.ts'
import { listContent } from './list.service.ts'

export const contentRouter = router({
  /** Public, because the service checks access to the trash and to the caller's own items. */
  list: publicProcedure
    .input(listContentInputSchema)
    .output(listContentOutputSchema)
    .query(({ ctx, input }) => listContent(ctx, input)),
  get: publicProcedure
    .input(idInputSchema)
    .output(contentDocumentSchema)
    .query(({ ctx, input }) => getContent(ctx, input.id)),
  /** Returns a sheet of the built-in library by language and name, which are the same on every deployment. */
  sheet: publicProcedure
    .input(sheetInputSchema)
    .output(contentDocumentSchema)
    .query(({ ctx, input }) => getSheet(ctx, input)),
  create: editor
    .input(createContentInputSchema)
    .output(storedContentSchema)
    .mutation(({ ctx, input }) => createContent(ctx, input)),
  update: editor
    .input(updateContentInputSchema)
    .output(storedContentSchema)
    .mutation(({ ctx, input }) => updateContent(ctx, input)),
  remove: editor
    .input(idInputSchema)
    .output(contentItemSchema)
    .mutation(({ ctx, input }) => removeContent(ctx, input.id)),
  undelete: editor
    .input(idInputSchema)
    .output(contentItemSchema)
    .mutation(({ ctx, input }) => undeleteContent(ctx, input.id)),
  hardDelete: admin
    .input(idInputSchema)
    .output(hardDeleteContentOutputSchema)
    .mutation(({ ctx, input }) => hardDeleteContent(ctx, input.id)),
})
