import { limits } from '@eidolon/contract/limits.ts'
import type { BalloonKind, Panel, StoryPage } from '@eidolon/contract/stories.ts'
import { balloonSize } from '@eidolon/contract/story-size.ts'
import { newBalloon, type NewId, newPage } from './edit.ts'
import { layouts } from './layouts.ts'

/** Somebody who may speak, by the name that scripts call them. */
type Speaker = { readonly id: string; readonly name: string }

/** What became of a script: pages to look through, names that nobody has, and how much of it had no room. */
export type ReadScript = {
  readonly pages: readonly StoryPage[]
  readonly unknown: readonly string[]
  readonly left: number
}

/** Characters of a script; what is beyond is not read. */
const scriptLimit = 60_000

type Line = { readonly kind: BalloonKind; readonly speaker: string; readonly text: string }
type Draft = { readonly prompt: string[]; readonly lines: Line[] }

/** No two quantifiers of these can match the same characters one after the other: each reads a line once. */
const headWord = /^(page|panel)\b/i
const headLabel = /^[\w-]+/
const headMark = /^[:.–—-]+/
const beforeColon = /^[\p{Lu}\d .'’\s-]+/u
/** A name in capitals. */
const nameShape = /^[\p{Lu}\d][\p{Lu}\d .'’-]{0,40}$/u
/** How something is said. */
const mannerShape = /^\(([^()]{1,40})\)/u
const narrated = new Set(['CAPTION', 'CAP', 'NARRATOR', 'NARRATION', 'TITLE'])
const sounded = new Set(['SFX', 'SOUND', 'FX'])

/**
 * A script as comic writers type it: `PAGE 1`, `PANEL 1` and what it shows, then `MIRA: words`, `MIRA (whispers): …`,
 * `CAPTION: …`, `SFX: …`. Names are matched to those of `speakers`. Nothing in it can break it.
 */
export function readScript(text: string, speakers: readonly Speaker[], newId: NewId): ReadScript {
  const pages: Draft[][] = []
  for (const line of text.slice(0, scriptLimit).split(/\r\n?|[\n\u2028\u2029]/)) {
    const head = headOf(line)
    if (head?.kind === 'page') {
      pages.push([])
      if (head.rest !== '') panelOf(pages).prompt.push(head.rest)
    } else if (head?.kind === 'panel') {
      if (pages.length === 0) pages.push([])
      pages.at(-1)?.push({ prompt: head.rest === '' ? [] : [head.rest], lines: [] })
    } else if (line.trim() !== '') readLine(line, panelOf(pages))
  }
  const filled = pages.filter((panels) => panels.length > 0)
  const fitting = filled.flatMap(asPages)
  const unknown = new Set<string>()
  const read = fitting.slice(0, limits.story.pages).map((panels) => pageOf(panels, speakers, unknown, newId))
  return { pages: read, unknown: [...unknown], left: Math.max(0, fitting.length - limits.story.pages) }
}

/** What does not fit on a page goes on the next. */
function asPages(panels: readonly Draft[]): readonly (readonly Draft[])[] {
  const pages: Draft[][] = []
  let size = 0
  for (const panel of panels) {
    const own = panel.lines.slice(0, limits.story.balloons).reduce((sum, line) => sum + balloonSize(line), 0)
    const page = pages.at(-1)
    if (page && page.length < limits.story.panels && size + own <= limits.story.pageSize) {
      page.push(panel)
      size += own
    } else {
      pages.push([panel])
      size = own
    }
  }
  return pages
}

type Head = { readonly kind: 'page' | 'panel'; readonly rest: string }

/** A heading and the text after it. A heading begins its line, in capitals or with a number. */
function headOf(line: string): Head | undefined {
  const start = line.trimStart()
  const word = headWord.exec(start)?.[0]
  if (word === undefined) return undefined
  const label = start.slice(word.length)
  if (word !== word.toUpperCase() && !/^\s+\d/.test(label)) return undefined
  const mark = label.trimStart().replace(headLabel, '').trimStart()
  return { kind: word.toLowerCase() === 'page' ? 'page' : 'panel', rest: mark.replace(headMark, '').trim() }
}

/** A name, how its words are said where that is given, and the words after the colon. */
function spokenIn(line: string): { readonly name: string; readonly how: string; readonly words: string } | undefined {
  const start = line.trimStart()
  const before = beforeColon.exec(start)?.[0] ?? ''
  const name = before.trimEnd()
  if (!nameShape.test(name)) return undefined
  const manner = mannerShape.exec(start.slice(before.length))
  const rest = start.slice(before.length + (manner?.[0].length ?? 0)).trimStart()
  if (!rest.startsWith(':') || rest === ':') return undefined
  return { name, how: manner?.[1] ?? '', words: rest.slice(1).trim() }
}

function panelOf(pages: Draft[][]): Draft {
  if (pages.length === 0) pages.push([])
  const page = pages.at(-1) ?? []
  const last = page.at(-1)
  if (last) return last
  const first: Draft = { prompt: [], lines: [] }
  page.push(first)
  return first
}

function readLine(line: string, panel: Draft): void {
  const said = spokenIn(line)
  if (!said) {
    panel.prompt.push(line.trim())
    return
  }
  const { name, how, words } = said
  const text = words.slice(0, limits.story.words)
  const kind = narrated.has(name) ? 'caption' : sounded.has(name) ? 'sound' : kindOf(how, text)
  panel.lines.push({ kind, speaker: kind === 'caption' || kind === 'sound' ? '' : name, text })
}

function kindOf(how: string, text: string): BalloonKind {
  if (/whisper|quiet|low/i.test(how)) return 'whisper'
  if (/think|thought/i.test(how)) return 'thought'
  if (/shout|yell|scream|loud/i.test(how)) return 'shout'
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  return text.endsWith('!') && letters.length > 1 && letters === letters.toUpperCase() ? 'shout' : 'speech'
}

function pageOf(panels: readonly Draft[], speakers: readonly Speaker[], unknown: Set<string>, newId: NewId): StoryPage {
  const page = newPage(newId, { cuts: cutsFor(panels.length) })
  return { ...page, panels: page.panels.map((panel, at) => filledWith(panel, panels[at], speakers, unknown, newId)) }
}

function filledWith(
  panel: Panel,
  draft: Draft | undefined,
  speakers: readonly Speaker[],
  unknown: Set<string>,
  newId: NewId,
): Panel {
  if (!draft) return panel
  const prompt = draft.prompt.join(' ').slice(0, limits.media.prompt)
  const balloons: Panel['balloons'] = []
  const cast = new Set<string>()
  for (const { kind, speaker, text } of draft.lines.slice(0, limits.story.balloons)) {
    const known = speaker === '' ? undefined : speakerOf(speaker, speakers)
    balloons.push({ ...newBalloon(newId, kind, text, balloons), ...(known && { speaker: known.id }) })
    if (known) cast.add(known.id)
    else if (speaker !== '') unknown.add(speaker)
  }
  // Who is only seen is in it too.
  for (const { id, name } of speakers) if (mentions(prompt, name)) cast.add(id)
  const people = [...cast].slice(0, limits.story.cast)
  return {
    ...panel,
    prompt,
    balloons,
    cast: people.map((characterId) => ({ characterId, outfit: null, expression: null })),
  }
}

const folded = (name: string): string => name.trim().toLowerCase()

/** By the whole name, or else by the first part of it where only one has that. */
function speakerOf(name: string, speakers: readonly Speaker[]): Speaker | undefined {
  const whole = speakers.find((one) => folded(one.name) === folded(name))
  const first = speakers.filter((one) => folded(one.name).split(/\s+/)[0] === folded(name))
  return whole ?? (first.length === 1 ? first[0] : undefined)
}

function mentions(prompt: string, name: string): boolean {
  const [first = ''] = folded(name).split(/\s+/)
  return (
    first.length > 1 &&
    folded(prompt)
      .split(/[^\p{L}\p{N}]+/u)
      .includes(first)
  )
}

/** Panels as wide as people who talk need them. */
const usualFor: Readonly<Partial<Record<number, string>>> = {
  2: 'two-rows',
  3: 'wide-two',
  4: 'four',
  5: 'two-one-two',
}

/** The usual layout with that many panels, or rows of two. */
function cutsFor(count: number): StoryPage['cuts'] {
  const fitting = layouts.filter(({ cuts }) => cuts.length + 1 === count)
  const ready = fitting.find(({ id }) => id === usualFor[count]) ?? fitting.at(-1)
  if (ready) return [...ready.cuts]
  const rows = Math.ceil(count / 2)
  const cuts: StoryPage['cuts'] = []
  for (let row = 0; row < rows - 1; row++) cuts.push({ of: row, way: 'rows', at: Math.max(0.1, 1 / (rows - row)) })
  for (let row = 0, at = 0; row < rows; row++, at += 2) {
    if (row * 2 + 1 < count) cuts.push({ of: at, way: 'columns', at: 0.5 })
  }
  return cuts
}
