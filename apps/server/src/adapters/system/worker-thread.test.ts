import { describe, expect, it } from 'vitest'
import { workerThread } from './worker-thread.ts'

type Question = { readonly say: string; readonly bytes?: Uint8Array }
type ThreadReply = { readonly id: number; readonly said: string; readonly thread: number; readonly length: number }

/** Answers when it is asked for `now`, the last first; `end` and `throw` are the end of it. */
const source = `
  import { parentPort, threadId } from 'node:worker_threads'
  const kept = []
  parentPort.on('message', ({ id, say, bytes }) => {
    if (say === 'end') process.exit(0)
    if (say === 'throw') throw new Error('a bug')
    kept.unshift({ id, said: say, thread: threadId, length: bytes?.length ?? 0 })
    if (say === 'now') for (const answer of kept.splice(0)) parentPort.postMessage(answer)
  })`
const program = new URL(`data:text/javascript,${encodeURIComponent(source)}`)
const open = () =>
  workerThread<Question, ThreadReply>(program, { ended: (cause) => new Error('it has ended', { cause }) })

describe('a thread aside', () => {
  it('answers each question with its own answer, in whatever order they come', async () => {
    await using thread = open()
    const first = thread.ask({ say: 'first' })
    const second = thread.ask({ say: 'second' })
    expect(thread.waiting()).toBe(2)
    const answers = await Promise.all([first, second, thread.ask({ say: 'now' })])
    expect(answers.map(({ said }) => said)).toEqual(['first', 'second', 'now'])
    expect(thread.waiting()).toBe(0)
  })

  it('hands over memory instead of copying it', async () => {
    await using thread = open()
    const bytes = Uint8Array.of(1, 2, 3)
    const { length } = await thread.ask({ say: 'now', bytes }, [bytes.buffer])
    expect([length, bytes.length]).toEqual([3, 0])
  })

  it.each([
    ['end', undefined],
    ['throw', 'a bug'],
  ])('tells everybody who waits of its %s, and the next question begins another', async (say, cause) => {
    await using thread = open()
    const { thread: before } = await thread.ask({ say: 'now' })
    const waiting = [thread.ask({ say: 'waits' }), thread.ask({ say })]
    const told = await Promise.allSettled(waiting)
    expect(told.map((each) => each.status === 'rejected' && [each.reason.message, each.reason.cause?.message])).toEqual(
      [
        ['it has ended', cause],
        ['it has ended', cause],
      ],
    )
    const { thread: after } = await thread.ask({ say: 'now' })
    expect(after).not.toBe(before)
  })

  it('ends an idle thread, and starts another for the next question', async () => {
    await using thread = workerThread<Question, ThreadReply>(program, {
      ended: () => new Error('it has ended'),
      idle: 1,
    })
    const { thread: before } = await thread.ask({ say: 'now' })
    const next = async () => (await thread.ask({ say: 'now' })).thread
    await expect.poll(next, { interval: 20 }).not.toBe(before)
  })

  it('ends with what it is disposed of', async () => {
    const thread = open()
    await thread.ask({ say: 'now' })
    const waiting = thread.ask({ say: 'waits' })
    const [told] = await Promise.allSettled([waiting, thread[Symbol.asyncDispose]()])
    expect(told).toEqual({ status: 'rejected', reason: new Error('it has ended') })
  })
})
