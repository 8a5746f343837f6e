/* oxlint-disable max-lines -- as many as there are endpoints */
/** Written by `node packages/client/workshop/write-api.ts` out of the description of the API. Do not change it by hand. */

export type Document = {
  $id: string
  $collectionId: string
  $databaseId: string
  $createdAt: string
  $updatedAt: string
  $permissions: readonly string[]
} & Readonly<Record<string, unknown>>

export type DocumentList = {
  total: number
  documents: readonly ({
    $id: string
    $collectionId: string
    $databaseId: string
    $createdAt: string
    $updatedAt: string
    $permissions: readonly string[]
  } & Readonly<Record<string, unknown>>)[]
}

export type File = {
  $id: string
  bucketId: string
  $createdAt: string
  $updatedAt: string
  $permissions: readonly string[]
  name: string
  signature: string
  mimeType: string
  sizeOriginal: number
  chunksTotal: number
  chunksUploaded: number
}

export type FileList = {
  total: number
  files: readonly {
    $id: string
    bucketId: string
    $createdAt: string
    $updatedAt: string
    $permissions: readonly string[]
    name: string
    signature: string
    mimeType: string
    sizeOriginal: number
    chunksTotal: number
    chunksUploaded: number
  }[]
}

export type Look = {
  genes: Readonly<Record<string, unknown>>
  seed: number
  understood: readonly { part: string; value: string; words: string }[]
  unknown: readonly string[]
  refused: { rule: string; message: string; words: readonly string[] } | null
}

export type LookFinding = { available: boolean }

export type VariationList = {
  variations: readonly { genes: Readonly<Record<string, unknown>>; seed: number; previewUrl: string }[]
}

export type CardImport = {
  characters: readonly ({
    $id: string
    $collectionId: string
    $databaseId: string
    $createdAt: string
    $updatedAt: string
    $permissions: readonly string[]
  } & Readonly<Record<string, unknown>>)[]
  warnings: readonly string[]
}

export type Generation = {
  $id: string
  $createdAt: string
  $updatedAt: string
  characterId: string
  kind: 'image' | 'video' | 'sheet'
  engine: string
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'blocked'
  stage: string
  progress: number
  previewUrl: string
  count: number
  mediaIds: readonly string[]
  request: Readonly<Record<string, unknown>>
  error: { type: string; message: string; retryable: boolean } | null
  attempts: number
  passedOver?: number
  startedAt: string | null
  finishedAt: string | null
}

export type GenerationList = {
  total: number
  generations: readonly {
    $id: string
    $createdAt: string
    $updatedAt: string
    characterId: string
    kind: 'image' | 'video' | 'sheet'
    engine: string
    status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'blocked'
    stage: string
    progress: number
    previewUrl: string
    count: number
    mediaIds: readonly string[]
    request: Readonly<Record<string, unknown>>
    error: { type: string; message: string; retryable: boolean } | null
    attempts: number
    passedOver?: number
    startedAt: string | null
    finishedAt: string | null
  }[]
}

export type CancelledGenerations = { cancelled: number }

export type EngineList = {
  total: number
  engines: readonly {
    id: string
    name: string
    version: string
    neural: boolean
    default: boolean
    available: boolean
    reason: string | null
    subscription: boolean
    abilities: {
      kinds: readonly ('image' | 'video')[]
      styles: readonly { id: string; label: string; previewUrl: string }[]
      poses: readonly { id: string; label: string; previewUrl: string }[]
      outfits: readonly { id: string; label: string; previewUrl: string }[]
      backgrounds: readonly { id: string; label: string; previewUrl: string }[]
      expressions: readonly { id: string; label: string; previewUrl: string }[]
      framings: readonly { id: string; label: string; previewUrl: string }[]
      times: readonly { id: string; label: string; previewUrl: string }[]
      weathers: readonly { id: string; label: string; previewUrl: string }[]
      angles: readonly { id: string; label: string; previewUrl: string }[]
      views?: readonly { id: string; label: string; previewUrl: string }[]
      lights?: readonly { id: string; label: string; previewUrl: string }[]
      effects?: readonly { id: string; label: string; previewUrl: string }[]
      scenery?: readonly { id: string; label: string; previewUrl: string }[]
      aspects: readonly { id: string; label: string; previewUrl: string; width: number; height: number }[]
      sizes?: readonly { id: string; label: string; previewUrl: string; factor: number; maxCount: number }[]
      cutouts?: boolean
      cutoutSeconds?: number
      sheets?: readonly ('turnaround' | 'expressions' | 'outfits' | 'poses' | 'page' | 'sprites' | 'dataset')[]
      parts?: readonly { id: string; label: string; previewUrl: string }[]
      masks?: boolean
      hairStyles?: readonly { id: string; label: string; previewUrl: string }[]
      accessories?: readonly { id: string; label: string; previewUrl: string }[]
      maxCharacters?: number
      maxFilmCharacters?: number
      arrangements?: readonly {
        id: string
        label: string
        previewUrl: string
        least: number
        most: number
        posed?: boolean
      }[]
      motions: readonly { id: string; label: string; previewUrl: string }[]
      cameras: readonly { id: string; label: string; previewUrl: string }[]
      durations: readonly number[]
      maxCount: number
      seed: boolean
      negativePrompt: boolean
      reference: boolean
      strength: boolean
      ownPoses?: boolean
      guidance?: readonly ('depth' | 'pose' | 'lines' | 'render')[]
      likeness?: boolean
      retries?: number
    }
  }[]
}

export type Reading = {
  parts: readonly { start: number; end: number; text: string; field: string; value: string; label: string }[]
  unknown: readonly { start: number; end: number; text: string; engines: readonly string[] }[]
  corrected: readonly { start: number; end: number; text: string; to: string }[]
  open: readonly string[]
  company?: readonly { start: number; end: number; text: string; people: number; one: boolean }[]
  characters: readonly { start: number; end: number; id: string }[]
}

export type LikenessMeasured = { proposed: number; pictures: number; lowest: number | null }

export type MediaTouched = { total: number }

export type MediaMonths = { total: number; months: readonly { month: string; count: number }[] }

export type MediaCounts = {
  total: number
  images: number
  videos: number
  sheets: number
  favorites: number
  trashed: number
  bytes: number
  characters: readonly { id: string; count: number }[]
  styles: readonly { id: string; count: number }[]
  engines: readonly { id: string; count: number }[]
  albums: readonly { id: string; count: number }[]
}

export type MediaFound = {
  asked: { parts: readonly string[]; words: readonly string[]; without: readonly string[] }
  documents: readonly ({ $id: string; why: readonly string[] } & Readonly<Record<string, unknown>>)[]
  cursor: string | null
}

export type MediaPoster = { posterId: string }

export type ShareLink = { url: string; expire: string | null }

export type ShareState = { shared: boolean; createdAt: string | null; expire: string | null; password: boolean }

export type Recipe = {
  recipe: 1
  engine: string
  engineVersion: string
  kind: 'image' | 'video'
  characterId: string
  request: Readonly<Record<string, unknown>>
  order: Readonly<Record<string, unknown>>
} & Readonly<Record<string, unknown>>

export type RecipeVerdict = {
  ours: boolean
  recipe:
    | ({
        recipe: 1
        engine: string
        engineVersion: string
        kind: 'image' | 'video'
        characterId: string
        request: Readonly<Record<string, unknown>>
        order: Readonly<Record<string, unknown>>
      } & Readonly<Record<string, unknown>>)
    | null
  same: boolean | null
  differences: { bytes: boolean; pixels: number | null; of: number | null; largest: number | null } | null
  reason: string
}

export type ProvenanceCheck = {
  marked: boolean
  ours: boolean
  c2pa: {
    state: 'trusted' | 'valid' | 'invalid'
    generator: string | null
    signer: string | null
    digitalSourceType: string | null
    created: string | null
    issues: readonly string[]
  } | null
  xmp: string | null
  recipe: boolean
  watermark: { id: string; confidence: number; here: boolean } | null
  fingerprint: { distance: number } | null
  claim: { address: string; verified: boolean } | null
  notForTraining: boolean
  media: string | null
  altered: boolean | null
}

export type Operations = {
  /** List documents. */
  'GET /databases/{databaseId}/collections/{collectionId}/documents': {
    path: { databaseId: string; collectionId: string }
    query?: { queries?: readonly string[] }
    answer: DocumentList
  }
  /** Create a document. */
  'POST /databases/{databaseId}/collections/{collectionId}/documents': {
    path: { databaseId: string; collectionId: string }
    body: { documentId: string; data: Readonly<Record<string, unknown>>; permissions?: readonly string[] }
    answer: Document
  }
  /** Read a document. */
  'GET /databases/{databaseId}/collections/{collectionId}/documents/{documentId}': {
    path: { databaseId: string; collectionId: string; documentId: string }
    query?: { queries?: readonly string[] }
    answer: Document
  }
  /** Change a document. */
  'PATCH /databases/{databaseId}/collections/{collectionId}/documents/{documentId}': {
    path: { databaseId: string; collectionId: string; documentId: string }
    body: { data?: Readonly<Record<string, unknown>>; permissions?: readonly string[] }
    answer: Document
  }
  /** Delete a document. */
  'DELETE /databases/{databaseId}/collections/{collectionId}/documents/{documentId}': {
    path: { databaseId: string; collectionId: string; documentId: string }
    answer: undefined
  }
  /** List files. */
  'GET /storage/buckets/{bucketId}/files': {
    path: { bucketId: string }
    query?: { queries?: readonly string[]; search?: string }
    answer: FileList
  }
  /** Upload a file, or one chunk of it with Content-Range. */
  'POST /storage/buckets/{bucketId}/files': { path: { bucketId: string }; body: FormData; answer: File }
  /** What is known of a file. */
  'GET /storage/buckets/{bucketId}/files/{fileId}': { path: { bucketId: string; fileId: string }; answer: File }
  /** Rename a file, or change who may see it. */
  'PUT /storage/buckets/{bucketId}/files/{fileId}': {
    path: { bucketId: string; fileId: string }
    body: { name?: string; permissions?: readonly string[] }
    answer: File
  }
  /** Delete a file. */
  'DELETE /storage/buckets/{bucketId}/files/{fileId}': { path: { bucketId: string; fileId: string }; answer: undefined }
  /** The bytes, to keep. */
  'GET /storage/buckets/{bucketId}/files/{fileId}/download': {
    path: { bucketId: string; fileId: string }
    answer: Uint8Array
  }
  /** The bytes, to look at. */
  'GET /storage/buckets/{bucketId}/files/{fileId}/view': {
    path: { bucketId: string; fileId: string }
    answer: Uint8Array
  }
  /** A picture of a picture. */
  'GET /storage/buckets/{bucketId}/files/{fileId}/preview': {
    path: { bucketId: string; fileId: string }
    query?: {
      width?: number
      height?: number
      gravity?: string
      quality?: number
      borderWidth?: number
      borderColor?: string
      borderRadius?: number
      opacity?: number
      rotation?: number
      background?: string
      output?: string
    }
    answer: Uint8Array
  }
  /** What a description says of somebody. */
  'POST /looks': {
    body: {
      appearance: string
      age?: number | null
      style?: string | null
      genes?: (string | Readonly<Record<string, unknown>>) | null
      before?: string | null
      seed?: number | null
    }
    answer: Look
  }
  /** A picture of a look; a newer one ends an older one. */
  'POST /looks/preview': {
    body: {
      genes?: (string | Readonly<Record<string, unknown>>) | null
      appearance?: string | null
      age?: number | null
      seed?: number | null
      style?: string | null
      size?: number | null
      view?: ('portrait' | 'half' | 'full') | null
      expression?: string | null
      joints?:
        | (
            | string
            | {
                bones?: {
                  hips?: readonly unknown[]
                  spine?: readonly unknown[]
                  chest?: readonly unknown[]
                  upperChest?: readonly unknown[]
                  neck?: readonly unknown[]
                  head?: readonly unknown[]
                  leftShoulder?: readonly unknown[]
                  leftUpperArm?: readonly unknown[]
                  leftLowerArm?: readonly unknown[]
                  leftHand?: readonly unknown[]
                  leftUpperLeg?: readonly unknown[]
                  leftLowerLeg?: readonly unknown[]
                  leftFoot?: readonly unknown[]
                  rightShoulder?: readonly unknown[]
                  rightUpperArm?: readonly unknown[]
                  rightLowerArm?: readonly unknown[]
                  rightHand?: readonly unknown[]
                  rightUpperLeg?: readonly unknown[]
                  rightLowerLeg?: readonly unknown[]
                  rightFoot?: readonly unknown[]
                }
                hands?: {
                  left?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                  right?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                }
                lift?: number
              }
          )
        | null
      slot?: string | null
    }
    answer: Uint8Array
  }
  /** A picture of a look at an address of its own. */
  'GET /looks/preview': {
    query: {
      genes: string | Readonly<Record<string, unknown>>
      style?: string | null
      size?: number | null
      view?: ('portrait' | 'half' | 'full') | null
      expression?: string | null
      joints?:
        | (
            | string
            | {
                bones?: {
                  hips?: readonly unknown[]
                  spine?: readonly unknown[]
                  chest?: readonly unknown[]
                  upperChest?: readonly unknown[]
                  neck?: readonly unknown[]
                  head?: readonly unknown[]
                  leftShoulder?: readonly unknown[]
                  leftUpperArm?: readonly unknown[]
                  leftLowerArm?: readonly unknown[]
                  leftHand?: readonly unknown[]
                  leftUpperLeg?: readonly unknown[]
                  leftLowerLeg?: readonly unknown[]
                  leftFoot?: readonly unknown[]
                  rightShoulder?: readonly unknown[]
                  rightUpperArm?: readonly unknown[]
                  rightLowerArm?: readonly unknown[]
                  rightHand?: readonly unknown[]
                  rightUpperLeg?: readonly unknown[]
                  rightLowerLeg?: readonly unknown[]
                  rightFoot?: readonly unknown[]
                }
                hands?: {
                  left?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                  right?:
                    | 'relaxed'
                    | 'soft'
                    | 'flat'
                    | 'closed'
                    | 'spread'
                    | 'fist'
                    | 'point'
                    | 'peace'
                    | 'thumb'
                    | 'grip'
                    | 'hold'
                    | 'pinch'
                    | 'claw'
                    | 'ring'
                    | 'horns'
                    | 'gun'
                    | 'snap'
                    | 'heart'
                    | 'beckon'
                    | 'paw'
                    | 'clasp'
                    | 'pressed'
                    | 'rest'
                    | 'type'
                }
                lift?: number
              }
          )
        | null
      v?: string | null
    }
    answer: Uint8Array
  }
  /** Whether people can be found that look like somebody in a picture. */
  'GET /looks/from-picture': { answer: LookFinding }
  /** People who look like somebody in a picture: lines of JSON as it goes on. */
  'POST /looks/from-picture': { body: FormData; answer: Uint8Array }
  /** People like a character. */
  'POST /characters/{characterId}/variations': {
    path: { characterId: string }
    body: {
      keep?: readonly ('face' | 'body' | 'hair' | 'skin' | 'outfit' | 'palette')[] | null
      strength: number
      count: number
      seed?: number | null
    }
    answer: VariationList
  }
  /** Ask for a sheet: several pictures of a character as one file. */
  'POST /characters/{characterId}/sheets': {
    path: { characterId: string }
    body: {
      sheet: 'turnaround' | 'expressions' | 'outfits' | 'poses' | 'page' | 'sprites' | 'dataset'
      size?: ('standard' | 'large' | 'print') | null
      style?: string | null
      format?: ('png' | 'pdf' | 'zip') | null
    }
    answer: Generation
  }
  /** Delete a character and keep or throw away its media. */
  'DELETE /characters/{characterId}': {
    path: { characterId: string }
    query?: { media?: 'keep' | 'trash' }
    answer: undefined
  }
  /** Bring back a character deleted a moment ago. */
  'POST /characters/{characterId}/restore': { path: { characterId: string }; answer: Document }
  /** The same change to several characters. */
  'PATCH /characters': {
    body: {
      ids: readonly string[]
      favorite?: boolean
      archived?: boolean
      addTags?: readonly string[]
      removeTags?: readonly string[]
    }
    answer: DocumentList
  }
  /** Delete several characters. */
  'DELETE /characters': { body: { media?: 'keep' | 'trash'; ids: readonly string[] }; answer: undefined }
  /** Bring back several characters deleted a moment ago. */
  'POST /characters/restore': { body: { ids: readonly string[] }; answer: DocumentList }
  /** New characters out of card files. */
  'POST /characters/import': { body: FormData; answer: CardImport }
  /** A character as a file that other programs read. */
  'GET /characters/{characterId}/export': {
    path: { characterId: string }
    query: { format: 'card-v2' | 'card-v3' | 'charx' | 'eliza'; as?: 'png' | 'json' }
    answer: Uint8Array
  }
  /** A character as a 3D model, VRM or binary glTF. */
  'GET /characters/{characterId}/model': {
    path: { characterId: string }
    query?: { format?: 'vrm' | 'glb'; outfit?: string }
    answer: Uint8Array
  }
  /** Ask for pictures or a video of a character. */
  'POST /generations': {
    body: {
      characterId: string
      characterIds?: readonly string[] | null
      arrangement?: string | null
      cast?:
        | readonly {
            characterId: string
            expression?: string | null
            outfit?: string | null
            colours?: readonly string[] | null
            pose?: string | null
            poseId?: string | null
            joints?: {
              bones?: {
                hips?: readonly unknown[]
                spine?: readonly unknown[]
                chest?: readonly unknown[]
                upperChest?: readonly unknown[]
                neck?: readonly unknown[]
                head?: readonly unknown[]
                leftShoulder?: readonly unknown[]
                leftUpperArm?: readonly unknown[]
                leftLowerArm?: readonly unknown[]
                leftHand?: readonly unknown[]
                leftUpperLeg?: readonly unknown[]
                leftLowerLeg?: readonly unknown[]
                leftFoot?: readonly unknown[]
                rightShoulder?: readonly unknown[]
                rightUpperArm?: readonly unknown[]
                rightLowerArm?: readonly unknown[]
                rightHand?: readonly unknown[]
                rightUpperLeg?: readonly unknown[]
                rightLowerLeg?: readonly unknown[]
                rightFoot?: readonly unknown[]
              }
              hands?: {
                left?:
                  | 'relaxed'
                  | 'soft'
                  | 'flat'
                  | 'closed'
                  | 'spread'
                  | 'fist'
                  | 'point'
                  | 'peace'
                  | 'thumb'
                  | 'grip'
                  | 'hold'
                  | 'pinch'
                  | 'claw'
                  | 'ring'
                  | 'horns'
                  | 'gun'
                  | 'snap'
                  | 'heart'
                  | 'beckon'
                  | 'paw'
                  | 'clasp'
                  | 'pressed'
                  | 'rest'
                  | 'type'
                right?:
                  | 'relaxed'
                  | 'soft'
                  | 'flat'
                  | 'closed'
                  | 'spread'
                  | 'fist'
                  | 'point'
                  | 'peace'
                  | 'thumb'
                  | 'grip'
                  | 'hold'
                  | 'pinch'
                  | 'claw'
                  | 'ring'
                  | 'horns'
                  | 'gun'
                  | 'snap'
                  | 'heart'
                  | 'beckon'
                  | 'paw'
                  | 'clasp'
                  | 'pressed'
                  | 'rest'
                  | 'type'
              }
              lift?: number
            } | null
            looksAt?: string | null
          }[]
        | null
      kind?: 'image' | 'video'
      prompt?: string | null
      negativePrompt?: string | null
      style?: string | null
      pose?: string | null
      poseId?: string | null
      joints?: {
        bones?: {
          hips?: readonly unknown[]
          spine?: readonly unknown[]
          chest?: readonly unknown[]
          upperChest?: readonly unknown[]
          neck?: readonly unknown[]
          head?: readonly unknown[]
          leftShoulder?: readonly unknown[]
          leftUpperArm?: readonly unknown[]
          leftLowerArm?: readonly unknown[]
          leftHand?: readonly unknown[]
          leftUpperLeg?: readonly unknown[]
          leftLowerLeg?: readonly unknown[]
          leftFoot?: readonly unknown[]
          rightShoulder?: readonly unknown[]
          rightUpperArm?: readonly unknown[]
          rightLowerArm?: readonly unknown[]
          rightHand?: readonly unknown[]
          rightUpperLeg?: readonly unknown[]
          rightLowerLeg?: readonly unknown[]
          rightFoot?: readonly unknown[]
        }
        hands?: {
          left?:
            | 'relaxed'
            | 'soft'
            | 'flat'
            | 'closed'
            | 'spread'
            | 'fist'
            | 'point'
            | 'peace'
            | 'thumb'
            | 'grip'
            | 'hold'
            | 'pinch'
            | 'claw'
            | 'ring'
            | 'horns'
            | 'gun'
            | 'snap'
            | 'heart'
            | 'beckon'
            | 'paw'
            | 'clasp'
            | 'pressed'
            | 'rest'
            | 'type'
          right?:
            | 'relaxed'
            | 'soft'
            | 'flat'
            | 'closed'
            | 'spread'
            | 'fist'
            | 'point'
            | 'peace'
            | 'thumb'
            | 'grip'
            | 'hold'
            | 'pinch'
            | 'claw'
            | 'ring'
            | 'horns'
            | 'gun'
            | 'snap'
            | 'heart'
            | 'beckon'
            | 'paw'
            | 'clasp'
            | 'pressed'
            | 'rest'
            | 'type'
        }
        lift?: number
      } | null
      poseToId?: string | null
      jointsTo?: {
        bones?: {
          hips?: readonly unknown[]
          spine?: readonly unknown[]
          chest?: readonly unknown[]
          upperChest?: readonly unknown[]
          neck?: readonly unknown[]
          head?: readonly unknown[]
          leftShoulder?: readonly unknown[]
          leftUpperArm?: readonly unknown[]
          leftLowerArm?: readonly unknown[]
          leftHand?: readonly unknown[]
          leftUpperLeg?: readonly unknown[]
          leftLowerLeg?: readonly unknown[]
          leftFoot?: readonly unknown[]
          rightShoulder?: readonly unknown[]
          rightUpperArm?: readonly unknown[]
          rightLowerArm?: readonly unknown[]
          rightHand?: readonly unknown[]
          rightUpperLeg?: readonly unknown[]
          rightLowerLeg?: readonly unknown[]
          rightFoot?: readonly unknown[]
        }
        hands?: {
          left?:
            | 'relaxed'
            | 'soft'
            | 'flat'
            | 'closed'
            | 'spread'
            | 'fist'
            | 'point'
            | 'peace'
            | 'thumb'
            | 'grip'
            | 'hold'
            | 'pinch'
            | 'claw'
            | 'ring'
            | 'horns'
            | 'gun'
            | 'snap'
            | 'heart'
            | 'beckon'
            | 'paw'
            | 'clasp'
            | 'pressed'
            | 'rest'
            | 'type'
          right?:
            | 'relaxed'
            | 'soft'
            | 'flat'
            | 'closed'
            | 'spread'
            | 'fist'
            | 'point'
            | 'peace'
            | 'thumb'
            | 'grip'
            | 'hold'
            | 'pinch'
            | 'claw'
            | 'ring'
            | 'horns'
            | 'gun'
            | 'snap'
            | 'heart'
            | 'beckon'
            | 'paw'
            | 'clasp'
            | 'pressed'
            | 'rest'
            | 'type'
        }
        lift?: number
      } | null
      outfit?: string | null
      outfitId?: string | null
      colours?: readonly string[] | null
      background?: string | null
      expression?: string | null
      framing?: string | null
      time?: string | null
      weather?: string | null
      angle?: string | null
      view?: string | null
      light?: string | null
      effects?: readonly string[] | null
      scenery?: readonly string[] | null
      aspect?: string | null
      size?: string | null
      motion?: string | null
      camera?: string | null
      durationSeconds?: number | null
      count?: number | null
      seed?: number | null
      strength?: number | null
      guidance?: { kind: 'depth' | 'pose' | 'lines' | 'render'; strength: number } | null
      likeness?: number | null
      retries?: { times: number; below?: number } | null
      engine?: string | null
      albumId?: string | null
      parentMediaId?: string | null
      enlarge?: boolean | null
      change?: {
        mediaId: string
        part: 'hair' | 'face' | 'top' | 'bottom' | 'shoes' | 'accessories' | 'background' | 'light' | 'pose' | 'painted'
        person?: number
        maskFileId?: string
        strokes?: readonly { shape?: 'line' | 'box'; points: readonly number[]; size?: number; erase?: boolean }[]
      } | null
      hairStyle?: string | null
      hairColour?: string | null
      accessories?: readonly string[] | null
    }
    answer: Generation
  }
  /** List generations. */
  'GET /generations': { query?: { queries?: readonly string[] }; answer: GenerationList }
  /** One generation. */
  'GET /generations/{generationId}': { path: { generationId: string }; answer: Generation }
  /** Cancel a generation. */
  'DELETE /generations/{generationId}': { path: { generationId: string }; answer: undefined }
  /** Cancel all that wait, or all that are under way. */
  'POST /generations/cancel': { body: { scope: 'waiting' | 'all' }; answer: CancelledGenerations }
  /** Have it drawn before the others that wait. */
  'POST /generations/{generationId}/first': { path: { generationId: string }; answer: undefined }
  /** Ask for the same once more. */
  'POST /generations/{generationId}/retry': { path: { generationId: string }; answer: Generation }
  /** A small picture of what is being drawn. */
  'GET /generations/{generationId}/preview': { path: { generationId: string }; answer: Uint8Array }
  /** How alike the pictures of a character are. */
  'POST /characters/{characterId}/likeness': { path: { characterId: string }; answer: LikenessMeasured }
  /** What an engine would be guided by for such a request. */
  'POST /stage': {
    query?: { kind?: 'depth' | 'pose' | 'lines' | 'render'; longest?: number }
    body: {
      characterId: string
      characterIds?: readonly string[] | null
      arrangement?: string | null
      cast?:
        | readonly {
            characterId: string
            expression?: string | null
            outfit?: string | null
            colours?: readonly string[] | null
            pose?: string | null
            poseId?: string | null
            joints?: {
              bones?: {
                hips?: readonly unknown[]
                spine?: readonly unknown[]
                chest?: readonly unknown[]
                upperChest?: readonly unknown[]
                neck?: readonly unknown[]
                head?: readonly unknown[]
                leftShoulder?: readonly unknown[]
                leftUpperArm?: readonly unknown[]
                leftLowerArm?: readonly unknown[]
                leftHand?: readonly unknown[]
                leftUpperLeg?: readonly unknown[]
                leftLowerLeg?: readonly unknown[]
                leftFoot?: readonly unknown[]
                rightShoulder?: readonly unknown[]
                rightUpperArm?: readonly unknown[]
                rightLowerArm?: readonly unknown[]
                rightHand?: readonly unknown[]
                rightUpperLeg?: readonly unknown[]
                rightLowerLeg?: readonly unknown[]
                rightFoot?: readonly unknown[]
              }
              hands?: {
                left?:
                  | 'relaxed'
                  | 'soft'
                  | 'flat'
                  | 'closed'
                  | 'spread'
                  | 'fist'
                  | 'point'
                  | 'peace'
                  | 'thumb'
                  | 'grip'
                  | 'hold'
                  | 'pinch'
                  | 'claw'
                  | 'ring'
                  | 'horns'
                  | 'gun'
                  | 'snap'
                  | 'heart'
                  | 'beckon'
                  | 'paw'
                  | 'clasp'
                  | 'pressed'
                  | 'rest'
                  | 'type'
                right?:
                  | 'relaxed'
                  | 'soft'
                  | 'flat'
                  | 'closed'
                  | 'spread'
                  | 'fist'
                  | 'point'
                  | 'peace'
                  | 'thumb'
                  | 'grip'
                  | 'hold'
                  | 'pinch'
                  | 'claw'
                  | 'ring'
                  | 'horns'
                  | 'gun'
                  | 'snap'
                  | 'heart'
                  | 'beckon'
                  | 'paw'
                  | 'clasp'
                  | 'pressed'
                  | 'rest'
                  | 'type'
              }
              lift?: number
            } | null
            looksAt?: string | null
          }[]
        | null
      kind?: 'image' | 'video'
      prompt?: string | null
      negativePrompt?: string | null
      style?: string | null
      pose?: string | null
      poseId?: string | null
      joints?: {
        bones?: {
          hips?: readonly unknown[]
          spine?: readonly unknown[]
          chest?: readonly unknown[]
          upperChest?: readonly unknown[]
          neck?: readonly unknown[]
          head?: readonly unknown[]
          leftShoulder?: readonly unknown[]
          leftUpperArm?: readonly unknown[]
          leftLowerArm?: readonly unknown[]
          leftHand?: readonly unknown[]
          leftUpperLeg?: readonly unknown[]
          leftLowerLeg?: readonly unknown[]
          leftFoot?: readonly unknown[]
          rightShoulder?: readonly unknown[]
          rightUpperArm?: readonly unknown[]
          rightLowerArm?: readonly unknown[]
          rightHand?: readonly unknown[]
          rightUpperLeg?: readonly unknown[]
          rightLowerLeg?: readonly unknown[]
          rightFoot?: readonly unknown[]
        }
        hands?: {
          left?:
            | 'relaxed'
            | 'soft'
            | 'flat'
            | 'closed'
            | 'spread'
            | 'fist'
            | 'point'
            | 'peace'
            | 'thumb'
            | 'grip'
            | 'hold'
            | 'pinch'
            | 'claw'
            | 'ring'
            | 'horns'
            | 'gun'
            | 'snap'
            | 'heart'
            | 'beckon'
            | 'paw'
            | 'clasp'
            | 'pressed'
            | 'rest'
            | 'type'
          right?:
            | 'relaxed'
            | 'soft'
            | 'flat'
            | 'closed'
            | 'spread'
            | 'fist'
            | 'point'
            | 'peace'
            | 'thumb'
            | 'grip'
            | 'hold'
            | 'pinch'
            | 'claw'
            | 'ring'
            | 'horns'
            | 'gun'
            | 'snap'
            | 'heart'
            | 'beckon'
            | 'paw'
            | 'clasp'
            | 'pressed'
            | 'rest'
            | 'type'
        }
        lift?: number
      } | null
      poseToId?: string | null
      jointsTo?: {
        bones?: {
          hips?: readonly unknown[]
          spine?: readonly unknown[]
          chest?: readonly unknown[]
          upperChest?: readonly unknown[]
          neck?: readonly unknown[]
          head?: readonly unknown[]
          leftShoulder?: readonly unknown[]
          leftUpperArm?: readonly unknown[]
          leftLowerArm?: readonly unknown[]
          leftHand?: readonly unknown[]
          leftUpperLeg?: readonly unknown[]
          leftLowerLeg?: readonly unknown[]
          leftFoot?: readonly unknown[]
          rightShoulder?: readonly unknown[]
          rightUpperArm?: readonly unknown[]
          rightLowerArm?: readonly unknown[]
          rightHand?: readonly unknown[]
          rightUpperLeg?: readonly unknown[]
          rightLowerLeg?: readonly unknown[]
          rightFoot?: readonly unknown[]
        }
        hands?: {
          left?:
            | 'relaxed'
            | 'soft'
            | 'flat'
            | 'closed'
            | 'spread'
            | 'fist'
            | 'point'
            | 'peace'
            | 'thumb'
            | 'grip'
            | 'hold'
            | 'pinch'
            | 'claw'
            | 'ring'
            | 'horns'
            | 'gun'
            | 'snap'
            | 'heart'
            | 'beckon'
            | 'paw'
            | 'clasp'
            | 'pressed'
            | 'rest'
            | 'type'
          right?:
            | 'relaxed'
            | 'soft'
            | 'flat'
            | 'closed'
            | 'spread'
            | 'fist'
            | 'point'
            | 'peace'
            | 'thumb'
            | 'grip'
            | 'hold'
            | 'pinch'
            | 'claw'
            | 'ring'
            | 'horns'
            | 'gun'
            | 'snap'
            | 'heart'
            | 'beckon'
            | 'paw'
            | 'clasp'
            | 'pressed'
            | 'rest'
            | 'type'
        }
        lift?: number
      } | null
      outfit?: string | null
      outfitId?: string | null
      colours?: readonly string[] | null
      background?: string | null
      expression?: string | null
      framing?: string | null
      time?: string | null
      weather?: string | null
      angle?: string | null
      view?: string | null
      light?: string | null
      effects?: readonly string[] | null
      scenery?: readonly string[] | null
      aspect?: string | null
      size?: string | null
      motion?: string | null
      camera?: string | null
      durationSeconds?: number | null
      count?: number | null
      seed?: number | null
      strength?: number | null
      guidance?: { kind: 'depth' | 'pose' | 'lines' | 'render'; strength: number } | null
      likeness?: number | null
      retries?: { times: number; below?: number } | null
      engine?: string | null
      albumId?: string | null
      parentMediaId?: string | null
      enlarge?: boolean | null
      change?: {
        mediaId: string
        part: 'hair' | 'face' | 'top' | 'bottom' | 'shoes' | 'accessories' | 'background' | 'light' | 'pose' | 'painted'
        person?: number
        maskFileId?: string
        strokes?: readonly { shape?: 'line' | 'box'; points: readonly number[]; size?: number; erase?: boolean }[]
      } | null
      hairStyle?: string | null
      hairColour?: string | null
      accessories?: readonly string[] | null
    }
    answer: Uint8Array
  }
  /** What an engine will make of a prompt. */
  'POST /readings': {
    body: {
      text: string
      characterIds?: readonly string[] | null
      engine?: string | null
      arrangement?: string | null
      pose?: string | null
      negative?: boolean | null
      kind?: ('image' | 'video') | null
      durationSeconds?: number | null
    }
    answer: Reading
  }
  /** Who draws here, and what they can. */
  'GET /engines': { answer: EngineList }
  /** A small picture of one choice. */
  'GET /engines/{engineId}/samples/{list}/{choice}': {
    path: { engineId: string; list: string; choice: string }
    answer: Uint8Array
  }
  /** The same change to many pictures and videos. */
  'PATCH /media': {
    body: {
      ids: readonly string[]
      favorite?: boolean
      rating?: number | null
      characterId?: string | null
      trashed?: boolean
      addAlbumIds?: readonly string[]
      removeAlbumIds?: readonly string[]
    }
    answer: MediaTouched
  }
  /** Delete pictures and videos for ever. */
  'DELETE /media': { body: { ids: readonly string[] }; answer: MediaTouched }
  /** Empty the trash. */
  'DELETE /media/trash': { answer: MediaTouched }
  /** How many there are in each month. */
  'GET /media/months': { query?: { queries?: readonly string[] }; answer: MediaMonths }
  /** How many there are of each kind. */
  'GET /media/counts': { answer: MediaCounts }
  /** Pictures and videos that show or say it, best first, each with the reason. */
  'GET /media/find': {
    query: { q: string; limit?: number; cursor?: string | null; trash?: 'true' | 'false'; queries?: readonly string[] }
    answer: MediaFound
  }
  /** Files as one zip, streamed. */
  'GET /media/archive': { query: { ids: readonly string[]; format?: 'png' | 'webp' | 'jpeg' }; answer: Uint8Array }
  /** Many files as one zip, streamed. */
  'POST /media/archive': { body: { ids: readonly string[]; format?: 'png' | 'webp' | 'jpeg' }; answer: Uint8Array }
  /** A picture to keep, in the format that is asked for. */
  'GET /media/{mediaId}/file': {
    path: { mediaId: string }
    query: { format: 'png' | 'webp' | 'jpeg' }
    answer: Uint8Array
  }
  /** A still for a video of one’s own. */
  'PUT /media/{mediaId}/poster': { path: { mediaId: string }; body: FormData; answer: MediaPoster }
  /** Whether others may look at it. */
  'GET /media/{mediaId}/share': { path: { mediaId: string }; answer: ShareState }
  /** A link by which others may look at it. */
  'POST /media/{mediaId}/share': {
    path: { mediaId: string }
    body: { expire?: string | null; password?: string | null }
    answer: ShareLink
  }
  /** Take the link back. */
  'DELETE /media/{mediaId}/share': { path: { mediaId: string }; answer: undefined }
  /** Whether others may look at an album. */
  'GET /albums/{albumId}/share': { path: { albumId: string }; answer: ShareState }
  /** A link by which others may look at what is in an album. */
  'POST /albums/{albumId}/share': {
    path: { albumId: string }
    body: { expire?: string | null; password?: string | null }
    answer: ShareLink
  }
  /** Take the link back. */
  'DELETE /albums/{albumId}/share': { path: { albumId: string }; answer: undefined }
  /** Whether others may read a story. */
  'GET /stories/{storyId}/share': { path: { storyId: string }; answer: ShareState }
  /** A link by which others may read a story. */
  'POST /stories/{storyId}/share': {
    path: { storyId: string }
    body: { expire?: string | null; password?: string | null }
    answer: ShareLink
  }
  /** Take the link back. */
  'DELETE /stories/{storyId}/share': { path: { storyId: string }; answer: undefined }
  /** A story as a file, streamed. */
  'GET /stories/{storyId}/export': {
    path: { storyId: string }
    query: { format: 'pdf' | 'png' | 'cbz'; page?: number }
    answer: Uint8Array
  }
  /** Everything that made it. */
  'GET /media/{mediaId}/recipe': { path: { mediaId: string }; answer: Recipe }
  /** What is where in a picture: a number a pixel. */
  'GET /media/{mediaId}/parts': { path: { mediaId: string }; answer: Uint8Array }
  /** Whether the recipe in a file makes it again. */
  'POST /recipes/verify': { query?: { redraw?: 'true' | 'false' }; body: FormData; answer: RecipeVerdict }
  /** What is known of a file: who signed it, whether it was changed. */
  'POST /provenance/check': { body: FormData; answer: ProvenanceCheck }
}
