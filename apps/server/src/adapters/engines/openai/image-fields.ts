import { isTheirs, type ServerFacts } from './server-facts.ts'

/** What is wanted of one picture. */
export type PictureWish = {
  readonly prompt: string
  readonly negativePrompt: string
  /** The user's own part of it: models that judge words are not told a list of what must never be seen. */
  readonly unwanted: string
  readonly seed: number
  readonly width: number
  readonly height: number
}

export type FormFields = Readonly<Record<string, string | number | boolean>>

/** Fields without which it is still the picture that was asked for: a server that refuses one is asked without it. */
export const dispensable: ReadonlySet<string> = new Set([
  'stream',
  'partial_images',
  'input_fidelity',
  'output_format',
  'response_format',
  'quality',
  'seed',
  'negative_prompt',
  'n',
  'image',
])

/** How a server is asked for one picture, in its own way of speaking. */
export function imageFields(
  { dialect, imageModel }: ServerFacts,
  request: PictureWish,
  withReferences: boolean,
): FormFields {
  const { prompt, negativePrompt, unwanted, seed, width, height } = request
  const common = { ...(imageModel !== undefined && { model: imageModel }), n: 1, size: `${width}x${height}` }
  // 31 bits are what everybody takes.
  const chance = seed % 2 ** 31
  const clean = plainly(prompt)
  const without = plainly(negativePrompt)
  switch (dialect) {
    case 'openai':
      return { ...common, prompt: inWords(clean, plainly(unwanted)), ...theirFields(imageModel ?? '', withReferences) }
    case 'sd-cpp': {
      const more = JSON.stringify({ seed: chance, ...(without !== '' && { negative_prompt: without }) })
      return { ...common, prompt: `${clean}<sd_cpp_extra_args>${more}</sd_cpp_extra_args>`, output_format: 'png' }
    }
    case 'localai': {
      const [seen, unseen] = [clean, without].map((text) => text.replaceAll('|', ','))
      const both = unseen === '' ? seen : `${seen}|${unseen}`
      return { ...common, prompt: both ?? '', seed: chance, response_format: 'b64_json' }
    }
    case 'open':
      return {
        ...common,
        prompt: clean,
        ...(without !== '' && { negative_prompt: without }),
        seed: chance,
        response_format: 'b64_json',
        output_format: 'png',
      }
  }
}

/** The models of OpenAI differ among themselves, too. */
function theirFields(model: string, withReferences: boolean): FormFields {
  if (model.startsWith('dall-e')) return { response_format: 'b64_json' }
  // The second generation keeps faces by itself and refuses to be told; the small one cannot.
  const faithful = withReferences && !/^gpt-image-(2|1-mini)/.test(model)
  const own = isTheirs(model) || model === ''
  return {
    ...(own && { output_format: 'png' }),
    stream: true,
    partial_images: 2,
    ...(faithful && { input_fidelity: 'high' }),
  }
}

/** What a person wrote must not be able to give orders to a server that reads them out of the text. */
const plainly = (text: string): string => text.replaceAll(/<\/?\s*sd_cpp_extra_args\s*>/gi, ' ').trim()

const inWords = (prompt: string, without: string): string =>
  without === '' ? prompt : `${prompt}\nLeave out of the picture: ${without}.`
