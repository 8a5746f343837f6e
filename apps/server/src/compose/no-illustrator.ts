import { type Illustrator, IllustratorUnavailable } from '#application/illustrator/illustrator.ts'

/** For a server without one: whoever asks for a picture is told so. */
export function noIllustrator(reason: string): Illustrator {
  const refuse = async (): Promise<never> => {
    throw new IllustratorUnavailable(reason)
  }
  return {
    version: 'none',
    readiness: async () => ({ ready: false, reason }),
    picture: refuse,
    png: refuse,
    film: refuse,
  }
}
