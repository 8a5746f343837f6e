const pageBytes = 65_536
const memorySection = 5

/**
 * The same WebAssembly program with an end to its memory: a file that would have it grow further fails, and the machine
 * goes on. What it says itself about a smallest memory stays.
 */
export function boundMemory(program: Uint8Array, bytes: number): Uint8Array {
  for (let at = 8; at < program.length;) {
    const [length, content] = readNumber(program, at + 1)
    if (program[at] !== memorySection) {
      at = content + length
      continue
    }
    // How many memories, whether there is an end, the beginning.
    const [count, flagsAt] = readNumber(program, content)
    const [smallest] = readNumber(program, flagsAt + 1)
    if (count !== 1 || (program[flagsAt] ?? 0) > 1) break
    const max = Math.max(smallest, Math.floor(bytes / pageBytes))
    const section = Uint8Array.from([1, 1, ...numberBytes(smallest), ...numberBytes(max)])
    return Buffer.concat([
      program.subarray(0, at),
      Uint8Array.from([memorySection, ...numberBytes(section.length)]),
      section,
      program.subarray(content + length),
    ])
  }
  throw new Error('The program has no memory that could be bounded.')
}

/** A number in groups of seven bits, the lowest first (LEB128), and where it ends. */
function readNumber(bytes: Uint8Array, from: number): readonly [number: number, end: number] {
  let [number, at] = [0, from]
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0
    number += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80 || shift > 28) return [number, at]
  }
}

function numberBytes(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...numberBytes(number >>> 7)]
}
