import { storePoses } from '@eidolon/illustrator/workshop/pose-joints.ts'
import { step } from './terminal.ts'

/** `node scripts/pose-joints.ts`: writes the poses of the list as joints, from which people begin their own. */
await step('bending every pose', storePoses)
