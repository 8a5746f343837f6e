import type { TestDocument } from './studio.ts'

/** A generation's document, with what a test says about it. */
export function generationDocument(overrides: Readonly<Record<string, unknown>> = {}): TestDocument {
  return {
    $id: 'g1',
    $createdAt: '2026-11-15T08:00:00.000+00:00',
    $updatedAt: '2026-11-15T08:00:00.000+00:00',
    characterId: 'ines',
    kind: 'image',
    engine: 'illustrator',
    status: 'queued',
    stage: '',
    progress: 0,
    previewUrl: '',
    count: 1,
    mediaIds: [],
    request: '{"prompt":"on a beach","aspect":"4:5","seed":7}',
    error: '',
    attempts: 0,
    startedAt: null,
    finishedAt: null,
    ...overrides,
  }
}
