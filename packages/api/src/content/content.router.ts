import { admin, editor, publicProcedure, router } from '../trpc.ts'
import {
  createContentInputSchema,
  createContentOutputSchema,
  getContentInputSchema,
  getContentOutputSchema,
  hardDeleteContentInputSchema,
  hardDeleteContentOutputSchema,
  listContentInputSchema,
  listContentOutputSchema,
  removeContentInputSchema,
  removeContentOutputSchema,
  undeleteContentInputSchema,
  undeleteContentOutputSchema,
  updateContentInputSchema,
  updateContentOutputSchema,
} from './content.schemas.ts'
import { createContent, getContent, updateContent } from './document.service.ts'
import { hardDeleteContent, removeContent, undeleteContent } from './lifecycle.service.ts'
import { listContent } from './list.service.ts'

export const contentRouter = router({
  /** Public. The service checks access to own items and the trash. */
  list: publicProcedure
    .input(listContentInputSchema)
    .output(listContentOutputSchema)
    .query(({ ctx, input }) => listContent(ctx, input)),
  get: publicProcedure
    .input(getContentInputSchema)
    .output(getContentOutputSchema)
    .query(({ ctx, input }) => getContent(ctx, input.id)),
  create: editor
    .input(createContentInputSchema)
    .output(createContentOutputSchema)
    .mutation(({ ctx, input }) => createContent(ctx, input)),
  update: editor
    .input(updateContentInputSchema)
    .output(updateContentOutputSchema)
    .mutation(({ ctx, input }) => updateContent(ctx, input)),
  remove: editor
    .input(removeContentInputSchema)
    .output(removeContentOutputSchema)
    .mutation(({ ctx, input }) => removeContent(ctx, input.id)),
  undelete: editor
    .input(undeleteContentInputSchema)
    .output(undeleteContentOutputSchema)
    .mutation(({ ctx, input }) => undeleteContent(ctx, input.id)),
  hardDelete: admin
    .input(hardDeleteContentInputSchema)
    .output(hardDeleteContentOutputSchema)
    .mutation(({ ctx, input }) => hardDeleteContent(ctx, input.id)),
})
