export {
  around,
  chain,
  frameTo,
  fromTo,
  inverse,
  mixRotations,
  normal,
  rotate,
  type Rotation,
  still,
  twistAround,
} from '@eidolon/people/rotation.ts'
