import { createRequire } from 'node:module'
import { join } from 'node:path'

/** As much of `onnxruntime-node` as is needed here. It is installed only where somebody wants it. */
export type OnnxRuntime = {
  readonly Tensor: new (type: string, data: TensorData, dims: readonly number[]) => OnnxTensor
  readonly InferenceSession: { create(path: string, options: object): Promise<OnnxSession> }
}

export type TensorData = Float32Array | Uint16Array | BigInt64Array | Int32Array
export type OnnxTensor = { readonly type: string; readonly dims: readonly number[]; readonly data: ArrayLike<unknown> }

export type OnnxSession = {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  /** What it wants to be fed; `shape` has names where any size will do. */
  readonly inputMetadata: readonly {
    readonly name: string
    readonly type?: string
    readonly shape?: readonly (number | string)[]
  }[]
  run(feeds: Readonly<Record<string, OnnxTensor>>): Promise<Readonly<Record<string, OnnxTensor>>>
}

export const runtimePackage = 'onnxruntime-node'
export const runtimeVersion = '1.30.0'

/** The runtime from the first of these folders that has it installed; undefined when none has. */
export function loadRuntime(folders: readonly string[]): OnnxRuntime | undefined {
  for (const folder of folders) {
    try {
      const loaded: unknown = createRequire(join(folder, 'package.json'))(runtimePackage)
      if (isRuntime(loaded)) return loaded
    } catch {
      // Not there, or not for this machine.
    }
  }
  return undefined
}

/** Whether one of these folders has it; nothing is loaded. */
export function hasRuntime(folders: readonly string[]): boolean {
  return folders.some((folder) => {
    try {
      return createRequire(join(folder, 'package.json')).resolve(runtimePackage) !== ''
    } catch {
      return false
    }
  })
}

const isRuntime = (loaded: unknown): loaded is OnnxRuntime =>
  typeof loaded === 'object' && loaded !== null && 'InferenceSession' in loaded && 'Tensor' in loaded
