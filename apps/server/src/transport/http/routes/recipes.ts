import { RecipeVerification, verifiableBytes } from '@eidolon/contract/media/recipes.ts'
import type { FastifyInstance } from 'fastify'
import type { CountRequest } from '#application/limits/count-request.ts'
import type { ReadRecipe } from '#application/recipes/read-recipe.ts'
import type { VerifyRecipe } from '#application/recipes/verify-recipe.ts'
import { largeBody } from '#transport/http/bodies/bodies.ts'
import { spend } from '#transport/http/platform/budget.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'
import { mediaIdOf } from './media.ts'
import { oneFile } from '#transport/http/bodies/one-file.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import { jsonType } from '#transport/http/protocol/render-error.ts'

export type RecipeUseCases = {
  readonly read: ReadRecipe
  readonly verify: VerifyRecipe
  readonly countRequest: CountRequest
}

/** A film is some hundred pictures. */
const budgets = {
  picture: { name: 'pictures to verify', account: 30, place: 60, all: 300 },
  film: { name: 'films to verify', account: 3, place: 6, all: 20 },
}

/** Recipes of pictures, and whether they are true. */
export function recipeRoutes(scope: FastifyInstance, { read, verify, countRequest }: RecipeUseCases): void {
  scope.get('/media/:mediaId/recipe', { config: { scope: 'account' } }, async (request, reply) => {
    // As it is kept: its spelling is part of it.
    const recipe = await read(userOf(request), mediaIdOf(request))
    return reply.header('content-type', jsonType).header('cache-control', 'private, no-store').send(recipe)
  })

  const limits = [{ limit: 30, period: 60, key: byRouteAndUser }]
  scope.post(
    '/recipes/verify',
    { config: { scope: 'account', limits }, bodyLimit: largeBody },
    async (request, reply) => {
      const { userId } = userOf(request)
      const { redraw } = RecipeVerification.parse(request.query)
      const file = await oneFile(reply, verifiableBytes)
      const admit = (effort: 'picture' | 'film') => spend(countRequest, request, budgets[effort])
      return verify(file, { userId, redraw: redraw === 'true', signal: disconnectSignal(reply), admit })
    },
  )
}
