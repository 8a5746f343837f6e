import { accountDataLimits } from '@eidolon/contract/accounts/account-data.ts'
import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import type { Cost } from '@eidolon/contract/endpoints/costs.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { checkableBytes } from '@eidolon/contract/media/provenance.ts'
import {
  type AnswerLimit,
  answerLimits,
  serviceLimits,
  socketLimits,
  streamLimits,
} from '#server/adapters/engines/remote/answer-limits.ts'

/** What code that reads bytes from outside accepts at most. */
export type ParserCost = Pick<Cost, 'seconds'> & {
  readonly what: string
  readonly bytes: number
  /** Bytes of memory after decompressing and decoding. */
  readonly becomes: number
  readonly runsIn: Cost['runsIn'] | 'event loop, in pieces'
}

const [KB, MB] = [1024, 1024 * 1024]

/** An image of 50 megapixels with alpha, decoded. */
const decodedImage = cardLimits.pixels * 4

const answers: readonly (AnswerLimit & { readonly text?: number; readonly images?: number })[] = [
  ...Object.values(answerLimits),
  streamLimits,
  socketLimits,
  ...Object.values(serviceLimits),
]

export const parsers: readonly ParserCost[] = [
  { what: 'JSON body of a request', bytes: 2 * MB, becomes: 16 * MB, seconds: 1, runsIn: 'event loop' },
  { what: 'Form body of a request', bytes: 640_000, becomes: 4 * MB, seconds: 1, runsIn: 'event loop' },
  { what: 'Message on a realtime socket', bytes: 64_000, becomes: MB, seconds: 1, runsIn: 'event loop' },
  { what: 'Prompt', bytes: 4 * limits.media.prompt, becomes: MB, seconds: 1, runsIn: 'event loop, in pieces' },
  {
    what: 'Character card: PNG, JSON or CHARX',
    bytes: cardLimits.file,
    becomes: cardLimits.unpacked,
    seconds: 20,
    runsIn: 'own process',
  },
  {
    what: 'Image for a preview',
    bytes: limits.upload.media,
    becomes: decodedImage,
    seconds: 20,
    runsIn: 'own process',
  },
  { what: 'File to verify', bytes: checkableBytes, becomes: decodedImage, seconds: 20, runsIn: 'own process' },
  { what: 'Provenance of a file', bytes: 96 * MB, becomes: 256 * MB, seconds: 10, runsIn: 'worker thread' },
  { what: 'Recipe in a shared file', bytes: 96 * MB, becomes: 288 * MB, seconds: 60, runsIn: 'worker thread' },
  {
    what: 'Reference or mask for an engine',
    bytes: 64 * MB,
    becomes: decodedImage,
    seconds: 20,
    runsIn: 'own process',
  },
  {
    what: 'Line of an imported archive',
    bytes: accountDataLimits.line,
    becomes: 2 * accountDataLimits.line,
    seconds: 1,
    runsIn: 'event loop',
  },
  {
    what: 'Story page on a shared page',
    bytes: 4 * limits.story.text,
    becomes: 32 * MB,
    seconds: 10,
    runsIn: 'worker thread',
  },
  { what: 'Solana transaction', bytes: 4096, becomes: 64 * KB, seconds: 1, runsIn: 'event loop' },
  { what: 'Answer of a webhook', bytes: 2048, becomes: 2048, seconds: 10, runsIn: 'event loop' },
  ...answers.map(({ name, bytes, milliseconds, parsed, text = bytes, images = 0 }): ParserCost => ({
    what: `${name[0]?.toUpperCase()}${name.slice(1)}`,
    bytes,
    becomes: parsed === 'not parsed' ? bytes : text + images,
    seconds: milliseconds / 1000,
    runsIn: parsed === 'event loop' ? 'event loop' : 'event loop, in pieces',
  })),
]
