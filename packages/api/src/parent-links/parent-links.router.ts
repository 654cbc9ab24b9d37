import { publicProcedure, router, signedIn } from '../trpc.ts'
import {
  claimParentLinkInputSchema,
  createdParentLinkSchema,
  createParentLinkInputSchema,
  getParentLinkInputSchema,
  openedParentLinkSchema,
  parentLinkListSchema,
  parentLinkSchema,
  removeParentLinkInputSchema,
  revokedParentLinkSchema,
  revokeParentLinkInputSchema,
  updatedParentLinkSchema,
  updateParentLinkInputSchema,
} from './parent-links.schemas.ts'
import {
  claimParentLink,
  createParentLink,
  listParentLinks,
  openParentLink,
  updateParentLink,
} from './parent-links.service.ts'
import { removeParentLink, revokeParentLink } from './revoke.service.ts'

export const parentLinksRouter = router({
  create: publicProcedure
    .input(createParentLinkInputSchema)
    .output(createdParentLinkSchema)
    .mutation(({ ctx, input }) => createParentLink(ctx, input)),
  get: publicProcedure
    .input(getParentLinkInputSchema)
    .output(openedParentLinkSchema)
    .query(({ ctx, input }) => openParentLink(ctx, input.id)),
  list: signedIn.output(parentLinkListSchema).query(({ ctx }) => listParentLinks(ctx)),
  update: publicProcedure
    .input(updateParentLinkInputSchema)
    .output(updatedParentLinkSchema)
    .mutation(({ ctx, input }) => updateParentLink(ctx, input)),
  claim: signedIn
    .input(claimParentLinkInputSchema)
    .output(parentLinkSchema)
    .mutation(({ ctx, input }) => claimParentLink(ctx, input)),
  revoke: publicProcedure
    .input(revokeParentLinkInputSchema)
    .output(revokedParentLinkSchema)
    .mutation(({ ctx, input }) => revokeParentLink(ctx, input)),
  remove: signedIn
    .input(removeParentLinkInputSchema)
    .output(revokedParentLinkSchema)
    .mutation(({ ctx, input }) => removeParentLink(ctx, input.id)),
})
