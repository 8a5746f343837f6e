import type { Abilities } from '@eidolon/contract/engines.ts'
import { maxCharacters } from '@eidolon/contract/generations.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { neuralAbilities, type Sizes, sizesAround } from '#adapters/engines/remote/neural-abilities.ts'
import type { ServerFacts } from './server-facts.ts'

export type OpenaiModels = {
  readonly image: string | undefined
  readonly video: string | undefined
  /** The edge of a square picture. */
  readonly edge: number
}

/** What a server can do with these models. Before anything is known of it, the least. */
export function openaiAbilities({ image, video, edge }: OpenaiModels, facts: ServerFacts | undefined): Abilities {
  const model = facts?.imageModel ?? image ?? ''
  const pictures = facts === undefined || facts.imageModel !== undefined || video === undefined
  return neuralAbilities({
    kinds: [...(pictures ? ['image' as const] : []), ...(video === undefined ? [] : ['video' as const])],
    maxCount: limits.generation.count,
    seed: facts !== undefined && facts.dialect !== 'openai',
    // Models that are spoken to are told in words what to leave out.
    negativePrompt: facts !== undefined,
    // Films begin with a picture, whether or not pictures can be made after others.
    reference: (facts?.edits ?? false) || video !== undefined,
    strength: false,
    // A film begins with one picture.
    maxCharacters: facts?.edits === true && video === undefined ? maxCharacters : 1,
    durations: filmLengths(video ?? ''),
    sizes: sizesOf(model, edge),
  })
}

/** OpenAI's models draw a few sizes and no others; the rest draw what they are asked for. */
function sizesOf(model: string, edge: number): Sizes {
  if (/^(gpt-image-1|chatgpt-image)/.test(model)) {
    return {
      '1:1': { width: 1024, height: 1024 },
      '2:3': { width: 1024, height: 1536 },
      '3:2': { width: 1536, height: 1024 },
    }
  }
  if (model.startsWith('dall-e')) {
    return {
      '1:1': { width: 1024, height: 1024 },
      '9:16': { width: 1024, height: 1792 },
      '16:9': { width: 1792, height: 1024 },
    }
  }
  return sizesAround(edge)
}

const filmLengths = (model: string): readonly number[] => (model.startsWith('sora') ? [4, 8, 12] : [2, 3, 4, 5])

/** Films are wide or high, whatever shape a picture of them would have. */
export function filmSize({ width, height }: { readonly width: number; readonly height: number }) {
  return width > height ? { width: 1280, height: 720 } : { width: 720, height: 1280 }
}
