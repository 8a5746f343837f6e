import type { PictureTask } from '#adapters/images/picture-messages.ts'

/** A picture process that does what its input says: `endless` never comes to an end, whatever is said to it. */
process.on('message', (task: PictureTask) => {
  const text = task.kind === 'sheet' ? '' : Buffer.from(task.input).toString()
  process.send?.({ kind: 'work', work: text.length })
  if (text === 'endless') for (;;);
  if (text === 'crash') process.kill(process.pid, 'SIGKILL')
  if (text === 'broken') process.send?.({ kind: 'failed', reason: 'no picture' })
  process.send?.({ kind: 'done', bytes: Buffer.from(String(process.pid)) })
})
process.on('disconnect', () => process.exit())
process.send?.({ kind: 'ready' })
