import type { Group, Object3D, Vector3 } from 'three'

/** What of three-vrm's `VRM` we ask. Its own declarations name their files in a way that our compiler does not follow. */
export type OpenedVrm = {
  readonly scene: Group
  readonly meta: {
    readonly metaVersion: string
    readonly name: string
    readonly authors: readonly string[]
    readonly licenseUrl: string
  }
  readonly humanoid: {
    readonly humanBones: Readonly<Record<string, unknown>>
    resetNormalizedPose(): void
    getNormalizedBoneNode(name: string): Object3D | null
    getRawBoneNode(name: string): Object3D | null
  }
  readonly expressionManager?: {
    readonly expressions: readonly { readonly expressionName: string }[]
    setValue(name: string, value: number): void
    resetValues(): void
  }
  readonly lookAt?: { target: Object3D | null; getLookAtWorldPosition(at: Vector3): Vector3 }
  readonly firstPerson?: { readonly firstPersonOnlyLayer: number; readonly thirdPersonOnlyLayer: number; setup(): void }
  readonly springBoneManager?: {
    readonly joints: ReadonlySet<{ readonly bone: Object3D; readonly child: Object3D | null }>
    reset(): void
  }
  update(seconds: number): void
}
