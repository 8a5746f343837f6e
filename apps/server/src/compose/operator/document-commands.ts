import { readConfig } from '#config/config.ts'
import type { Command } from './command.ts'
import { lookingForStrays, working } from './open-operator.ts'
import { counted, day, list, tell } from './cli-output.ts'

export const documentCommands: readonly Command[] = [
  {
    words: 'documents strays',
    takes: '[--yes]',
    says: 'documents and files that nobody can reach; with --yes removes them',
    async run(asked) {
      const config = readConfig(asked.env)
      const strays = await lookingForStrays(config, (find) => find())
      if (asked.yes) await working(config, (work) => work.removeStrays())
      if (asked.json) return tell(asked, strays)
      list(asked, strays.slice(0, asked.limit), ['where', 'id', 'made', 'by'], ({ place, id, createdAt, owner }) => [
        place,
        id,
        day(createdAt),
        owner ?? 'nobody knows',
      ])
      const all = counted(strays.length, 'stray')
      asked.say(asked.yes ? `Removed: ${all}.` : `There are ${all}. Say --yes to remove them for good.`)
      return 0
    },
  },
]
