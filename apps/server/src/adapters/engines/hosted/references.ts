import type { EngineTask } from '#application/engines/engine.ts'
import type { ModelHost, JobUpload } from './jobs.ts'

/** The picture that this one goes on from comes first, then those that show the character best. */
export function picturesOf({ parent, references = [], cast = [] }: EngineTask, max: number): readonly Uint8Array[] {
  // Of several people one picture each, in the order in which they are named; they come before anything else.
  const people = cast.length < 2 ? references : cast.flatMap((one) => one.references?.slice(0, 1) ?? [])
  const shown = parent && cast.length < 2 ? [parent, ...people] : people
  return shown.slice(0, max).map(({ png }) => png)
}

/** A model that is sent pictures has to be told what they are for. */
export function withReferences(prompt: string, count: number, { cast = [] }: Pick<EngineTask, 'cast'> = {}): string {
  if (count === 0) return prompt
  if (cast.length > 1) {
    const shown = cast.filter(({ references = [] }) => references.length > 0).slice(0, count)
    const named = shown.map(({ character: { name } }, at) => `picture ${at + 1} shows ${name}`)
    return `A new picture of several people, each with the same face, hair and build as before (${named.join(', ')}): ${prompt}`
  }
  const whom = count === 1 ? 'the person in the picture' : 'the person in the pictures'
  return `A new picture of ${whom}, with the same face, hair and build: ${prompt}`
}

export type SentReferences = {
  /** Where the pictures lie, brought there when the first one asks. */
  urls(): Promise<readonly string[]>
  /** One more, for one of the jobs. */
  bring(png: Uint8Array): Promise<string>
  /** Takes them away again. */
  remove(): void
}

/** Pictures on their way to a service, once for all jobs of a task. */
export function sending(host: ModelHost, pictures: readonly Uint8Array[], signal: AbortSignal): SentReferences {
  let uploading: Promise<readonly JobUpload[]> | undefined
  const uploads = () => (uploading ??= Promise.all(pictures.map((png) => host.upload(png, signal))))
  const brought: JobUpload[] = []
  return {
    async bring(png) {
      const upload = await host.upload(png, signal)
      brought.push(upload)
      return upload.url
    },
    urls: async () => (await uploads()).map(({ url }) => url),
    remove() {
      // Services forget them by themselves in the end; one that cannot be taken away now is no reason to fail.
      const takeAway = (all: readonly JobUpload[]) => Promise.allSettled(all.map(async ({ remove }) => remove?.()))
      void uploading?.then(takeAway).catch(() => {})
      void takeAway(brought)
    },
  }
}
