import { readdirSync, readFileSync } from 'node:fs'

type Process = { readonly pid: number; readonly parent: number; readonly own: number; readonly ofEnded: number }

/** Linux counts in hundredths of a second. */
const tick = 10

/** Milliseconds of processor that a process and those it has started have used so far, ended ones included; 0 where that is not told. */
export function processorTime(pid: number | undefined): number {
  const all = processes()
  const sum = (one: Process): number =>
    all.filter(({ parent }) => parent === one.pid).reduce((total, child) => total + sum(child), one.own + one.ofEnded)
  const found = all.find((one) => one.pid === pid)
  return found ? sum(found) : 0
}

function processes(): readonly Process[] {
  let names: string[]
  try {
    names = readdirSync('/proc')
  } catch {
    return []
  }
  return names.flatMap((name) => (/^\d+$/.test(name) ? readStat(Number(name)) : []))
}

function readStat(pid: number): readonly Process[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const at = (index: number) => Number(fields[index])
    return [{ pid, parent: at(1), own: (at(11) + at(12)) * tick, ofEnded: (at(13) + at(14)) * tick }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
