import { generationStatuses } from '@eidolon/contract/generations.ts'
import { readConfig } from '#config/config.ts'
import { checkStatus, type Command } from './command.ts'
import { reading, working } from './open-operator.ts'
import { list, moment } from './cli-output.ts'

export const jobCommands: readonly Command[] = [
  {
    words: 'jobs list',
    says: `generations, the newest first; --status ${generationStatuses.join(', ')}`,
    async run(asked) {
      checkStatus(asked.status, generationStatuses)
      const jobs = await reading(readConfig(asked.env), (reads) => reads.jobs(asked))
      return list(asked, jobs, ['job', 'asked for', 'state', 'what', 'engine', 'account', ''], (each) => [
        each.id,
        moment(each.createdAt),
        each.status === 'running' ? `running ${Math.floor(each.progress * 100)} %` : each.status,
        `${each.count} ${each.kind}`,
        each.engine,
        each.account,
        each.error ?? (each.attempts > 1 ? `${each.attempts} attempts` : ''),
      ])
    },
  },
  {
    words: 'jobs cancel',
    takes: '<job>',
    needs: 1,
    says: 'ends one that waits or runs; it costs nobody anything',
    async run({ names: [id = ''], env, say }) {
      await working(readConfig(env), (work) => work.cancelJob(id))
      say(`${id} is cancelled.`)
      return 0
    },
  },
  {
    words: 'jobs retry',
    takes: '<job>',
    needs: 1,
    says: 'asks for the same once more, for the same account and by the same rules',
    async run({ names: [id = ''], env, say }) {
      const made = await working(readConfig(env), (work) => work.retryJob(id))
      say(`${made} waits for its turn.`)
      return 0
    },
  },
]
