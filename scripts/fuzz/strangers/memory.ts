import { readdir, readFile } from 'node:fs/promises'

const page = 4096

/** Resident memory of a process with all that it has started, in megabytes. */
export async function memoryOf(root: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = new Map<number, number>()
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // The name is in parentheses and can have spaces; state and parent follow.
    parents.set(Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid)
    return pid === root || (parent !== undefined && parent > 1 && isOurs(parent))
  }
  const sizes = await Promise.all([...parents.keys()].filter(isOurs).map(residentOf))
  return sizes.reduce((sum, each) => sum + each, 0) / 1e6
}

async function residentOf(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * page
}
