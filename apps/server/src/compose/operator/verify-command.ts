import { readFile } from 'node:fs/promises'
import { provenanceWords } from '@eidolon/contract/media/provenance.ts'
import { readConfig } from '#config/config.ts'
import { headLength, mediaTypeOf } from '#domain/files/media-type.ts'
import { type Command, WrongCommand } from './command.ts'
import { checking } from './open-operator.ts'
import { tell } from './cli-output.ts'

const filmsAside =
  'Of a film, only what stands in the file was looked at. Whether its pictures carry a watermark, the page /verify says, where a browser takes them apart.'

/** The same as the page `/verify`, for a file of this machine. */
export const verifyCommand: Command = {
  words: 'verify',
  takes: '<file>',
  needs: 1,
  says: 'what is known of a picture or film: who signed it, whether it was changed; ends with 1 when it was',
  async run({ names: [path = ''], json, env, say, complain }) {
    const config = readConfig(env)
    const bytes = await readFile(path).catch((error: unknown) => {
      throw new WrongCommand(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    })
    const { found, beside } = await checking(config, async ({ check, says }) => ({
      found: await check(bytes),
      beside: says,
    }))
    if (beside !== undefined) complain(beside)
    if (json) tell({ say }, found)
    else {
      const { title, says } = provenanceWords(found, config.site.productName)
      for (const line of [title, ...says]) say(line)
      if (mediaTypeOf(bytes.subarray(0, headLength), '').startsWith('video/') && !found.ours) say(filmsAside)
      for (const issue of found.c2pa?.issues ?? []) say(`  ${issue}`)
    }
    return found.altered === true ? 1 : 0
  },
}
