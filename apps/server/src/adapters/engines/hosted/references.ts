import type { EngineTask } from '#application/engines/engine.ts'
import type { ModelHost, Upload } from './jobs.ts'

/** The picture that this one goes on from comes first, then those that show the character best. */
export const picturesOf = ({ parent, references = [] }: EngineTask, most: number): readonly Uint8Array[] =>
  [...(parent ? [parent] : []), ...references].slice(0, most).map(({ png }) => png)

/** A model that is sent pictures has to be told what they are for. */
export function withReferences(prompt: string, count: number): string {
  if (count === 0) return prompt
  const whom = count === 1 ? 'the person in the picture' : 'the person in the pictures'
  return `A new picture of ${whom}, with the same face, hair and build: ${prompt}`
}

export type Sent = {
  /** Where the pictures lie, brought there when the first one asks. */
  urls(): Promise<readonly string[]>
  /** Takes them away again. */
  remove(): void
}

/** Pictures on their way to a service, once for all jobs of a task. */
export function sending(host: ModelHost, pictures: readonly Uint8Array[], signal: AbortSignal): Sent {
  let uploading: Promise<readonly Upload[]> | undefined
  const uploads = () => (uploading ??= Promise.all(pictures.map((png) => host.upload(png, signal))))
  return {
    urls: async () => (await uploads()).map(({ url }) => url),
    remove() {
      // Services forget them by themselves in the end; one that cannot be taken away now is no reason to fail.
      void uploading?.then((all) => Promise.allSettled(all.map(async ({ remove }) => remove?.()))).catch(() => {})
    },
  }
}
