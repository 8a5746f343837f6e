import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** Whoever answers people goes first. */
export function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Where that is not allowed, all are equal.
  }
}
