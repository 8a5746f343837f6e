import { workerData } from 'node:worker_threads'
import { turnsInRound } from './part-time.ts'

const pids: readonly number[] = workerData
/** Milliseconds. Long enough for whole requests, short enough that nobody takes it for an outage. */
const turn = 20
const pause = new Int32Array(new SharedArrayBuffer(4))

for (const pid of pids) process.kill(pid, 'SIGSTOP')
for (let n = 0; ; n = (n + 1) % turnsInRound) {
  const pid = pids[n]
  if (pid !== undefined) process.kill(pid, 'SIGCONT')
  Atomics.wait(pause, 0, 0, turn)
  if (pid !== undefined) process.kill(pid, 'SIGSTOP')
}
