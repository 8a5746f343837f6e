import { limits } from '@eidolon/contract/limits.ts'
import type { Drawing, Engine, EngineTask } from '#application/engines/engine.ts'
import { singleImageRequest, canonicalJson } from '#domain/generations/recipe.ts'
import { checkedFilm, checkedPicture } from './checked-result.ts'
import type { Shot } from './plan-shots.ts'
import { writeRecipeInside } from './recipe-inside.ts'

/** What came back for one shot. */
export type RemoteResult = {
  readonly bytes: Uint8Array
  /** A still of a film, where there is one. */
  readonly still?: Uint8Array | undefined
  readonly cost?: Readonly<Record<string, number>> | undefined
}

type About = {
  readonly engine: Pick<Engine, 'id' | 'name' | 'version'>
  readonly task: EngineTask
  readonly shot: Shot
  /** What of the engine's own went in, such as the model: all that is needed to ask for the same again. No secrets. */
  readonly own: Readonly<Record<string, unknown>>
}

/** Bytes from elsewhere as a drawing: checked, with the recipe in the row and inside the file. */
export async function finishDrawing({ bytes, still, cost }: RemoteResult, about: About): Promise<Drawing> {
  const { engine, task, shot } = about
  const common = {
    seed: shot.seed,
    style: shot.style,
    scene: shot.scene,
    identity: null,
    ...(cost && { cost }),
  }
  const recipe = recipeOf(about)
  if (task.request.kind === 'image') {
    const { file, width, height } = await checkedPicture(bytes, engine.name)
    const size = { width, height }
    const inside = writeRecipeInside(file, recipe, size)
    return { ...common, ...size, recipe, file: inside, poster: undefined, durationMs: null }
  }
  const { file, width, height, durationMs } = await checkedFilm(bytes, engine.name)
  const poster = still && (await checkedPicture(still, engine.name))
  const size = { width, height }
  return {
    ...common,
    ...size,
    recipe,
    durationMs,
    file: writeRecipeInside(file, recipe, size),
    poster: poster && writeRecipeInside(poster.file, recipe, poster),
  }
}

/** Canonical JSON of all that went in. What makes it too long to be kept is the engine's own part, and is left out. */
function recipeOf({ engine, task, shot, own }: About): string {
  const { request, character, references = [], parent } = task
  const { prompt, negativePrompt, seed, noise, style, width, height, seconds } = shot
  const write = (more: Readonly<Record<string, unknown>>) =>
    canonicalJson({
      recipe: 1,
      engine: engine.id,
      engineVersion: engine.version,
      kind: request.kind,
      characterId: character.id,
      request: singleImageRequest(request, seed),
      order: {
        prompt,
        negativePrompt,
        seed,
        noise,
        style: style || undefined,
        width,
        height,
        seconds,
        references: references.length,
        parent: parent !== undefined,
        ...more,
      },
    })
  const whole = write(own)
  return whole.length <= limits.media.recipe ? whole : write({})
}
