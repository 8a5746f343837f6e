import { ownPoseName } from '@eidolon/contract/characters/bones.ts'
import type { Abilities } from '@eidolon/contract/engines.ts'
import {
  drawnSize,
  type Genes,
  identityScore,
  noBackground,
  readGenes,
  sampleOrder,
  type Setting,
} from '@eidolon/people'
import { gate } from '#adapters/system/gate.ts'
import {
  type Drawing,
  type Engine,
  EngineFailure,
  type EngineTask,
  type EngineWatch,
} from '#application/engines/engine.ts'
import {
  DrawingCrashed,
  type Illustrator,
  IllustratorUnavailable,
  type Picture,
} from '#application/illustrator/illustrator.ts'
import { singleImageRequest } from '#domain/generations/recipe.ts'
import { atOnce, embeddedAbilities, embeddedId } from './embedded-abilities.ts'
import { type AnyOrder, isFilm, writeRecipe } from './recipe.ts'
import { planPictures } from './plan-pictures.ts'
import { asSheet, sheetTasks } from './draw-sheet.ts'

type Deps = {
  readonly illustrator: Illustrator
  /** A small WebP picture of a picture. */
  readonly thumbnail: (picture: Picture) => Promise<Uint8Array>
  readonly kinds?: Abilities['kinds']
  /** Whether films carry a watermark: only while they are made can one be written into them. */
  readonly marksFilms?: boolean
}

/** The engine that comes along: it needs nothing but a processor. */
export function embeddedEngine({
  illustrator,
  thumbnail,
  kinds = ['image', 'video'],
  marksFilms = false,
}: Deps): Engine {
  const { version } = illustrator

  async function drawOne(planned: AnyOrder, task: EngineTask, watch: OneWatch): Promise<Drawing> {
    const order = marksFilms && isFilm(planned) ? { ...planned, marked: true as const } : planned
    const { request, character } = task
    const { style, seed } = order
    const { width, height } = drawnSize(order)
    const asked = singleImageRequest(request, seed)
    const recipe = writeRecipe({ engineVersion: version, characterId: character.id, request: asked, order })
    const common = { width, height, seed, style, scene: sceneOf(order), recipe, ...identityOf(order, task) }
    let heads: Picture['heads']
    const progress: OneWatch['progress'] = (stage, share, preview) => {
      heads = preview?.heads ?? heads
      watch.progress(stage, share, preview)
    }
    const following = { signal: watch.signal, priority: 'job' as const, progress }
    if (!isFilm(order)) {
      const bytes = await illustrator.png(order, recipe, following)
      // Whoever writes in the picture does not write over faces.
      const scene = { ...common.scene, ...(heads && { heads }) }
      return { ...common, scene, file: { extension: 'png', bytes }, poster: undefined, durationMs: null }
    }
    const { file, poster } = await illustrator.film(order, recipe, following)
    const { motion, cameraMove, seconds } = order
    return {
      ...common,
      scene: { ...sceneOf(order), motion, cameraMove },
      file: { extension: order.cutOut ? 'webp' : 'mp4', bytes: file },
      poster: { extension: 'png', bytes: poster },
      durationMs: seconds * 1000,
    }
  }

  return {
    id: embeddedId,
    name: 'Built-in illustrator',
    version,
    neural: false,
    paid: false,
    abilities: embeddedAbilities(version, kinds),
    readiness: () => illustrator.readiness(),
    async draw(task, watch) {
      const { sheet } = task.request
      const tasks = sheet ? sheetTasks(task, sheet) : [task]
      const plan = tasks.flatMap((one) => planPictures(one).map((order) => ({ order, task: one })))
      const inSlot = gate(atOnce(task.request.size))
      // One of them failing ends the others; what has one signal is one job to the illustrator.
      const failed = new AbortController()
      const follow = following(plan.length, watch, {
        thumbnail,
        onRefused: (error) => failed.abort(error),
        whole: sheet ? laidOut : 1,
      })
      const signal = AbortSignal.any([watch.signal, failed.signal])
      try {
        const drawings = await Promise.all(
          plan.map(({ order, task: one }, index) =>
            inSlot(() => drawOne(order, one, { signal, progress: follow(index) })),
          ),
        )
        if (!sheet) return drawings
        watch.progress('laying out', laidOut)
        return [await asSheet(task, sheet, drawings)]
      } catch (error) {
        failed.abort(error)
        throw asFailure(error)
      }
    },
    async sample(list, choice, signal) {
      const order = sampleOrder(list, choice)
      return order && thumbnail(await illustrator.picture(order, { signal, priority: 'glance' }))
    },
  }
}

/** The lowest likeness of anyone in the image. */
function identityOf({ genes, setting, together, height }: AnyOrder, { character, cast = [] }: EngineTask) {
  const score = (kept: string, drawn: Genes, theirs: Partial<Setting>) =>
    identityScore(kept === '' ? drawn : readGenes(kept), drawn, { ...setting, ...theirs, height })
  const own = score(character.genes, genes, {})
  if (!together) return { identity: own }
  const others = together.others.map((one, at) => score(cast[at + 1]?.character.genes ?? '', one.genes, one.setting))
  const scores = [own, ...others]
  const each = scores.flatMap((one, at) => (cast[at] ? [[cast[at].character.id, one] as const] : []))
  return { identity: Math.min(...scores), ...(each.length > 1 && { identities: Object.fromEntries(each) }) }
}

/** What is seen of a setting: of who is cut out, neither a place nor what lies over it. */
function sceneOf({ setting, cutOut }: AnyOrder): Drawing['scene'] {
  // The numbers of a pose of somebody's own are in the recipe; whoever looks for standing people does not look for it.
  const { joints, jointsTo: _jointsTo, ...known } = setting
  const shown = { ...known, ...(joints && { pose: ownPoseName }) }
  if (!cutOut) return shown
  const { time: _time, weather: _weather, scenery: _things, effects: _effects, ...seen } = shown
  return { ...seen, background: noBackground }
}

type OneWatch = {
  readonly signal: AbortSignal
  readonly progress: (stage: string, share: number, preview?: Picture) => void
}

type Following = Pick<Deps, 'thumbnail'> & {
  /** It must not be begun. */
  readonly onRefused: (error: unknown) => void
  /** The share of the work that the pictures are. */
  readonly whole: number
}

/** Of a sheet the pictures are nearly everything. */
const laidOut = 0.95

/** The progress of many as that of one; of the pictures under way the newest is shown. */
function following(count: number, watch: EngineWatch, { thumbnail, onRefused, whole }: Following) {
  const shares = Array.from({ length: count }, () => 0)
  const begun: Promise<void>[] = []
  const beginning = (): Promise<void> => {
    const begin = watch.begin()
    begin.catch(onRefused)
    return begin
  }
  let encoding = false
  return (index: number) =>
    (stage: string, share: number, preview?: Picture): void => {
      // Its first word says that a thread has taken it up.
      const begin = (begun[index] ??= beginning())
      shares[index] = share
      const all = (shares.reduce((sum, each) => sum + each, 0) / count) * whole
      watch.progress(stage, all)
      if (!preview || encoding) return
      encoding = true
      thumbnail(preview)
        .then(
          // Nobody sees anything of a picture that does not count yet.
          (small) => begin.then(() => watch.progress(stage, all, small)),
          // A preview that cannot be made is not missed.
          () => {},
        )
        .catch(() => {})
        .finally(() => (encoding = false))
    }
}

function asFailure(error: unknown): unknown {
  if (error instanceof DrawingCrashed) {
    return new EngineFailure('The drawing broke off.', { again: true, cause: error })
  }
  if (error instanceof IllustratorUnavailable) {
    return new EngineFailure(error.message, { again: false, cause: error })
  }
  return error
}
