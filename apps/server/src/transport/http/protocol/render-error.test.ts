import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Fault } from '#domain/shared/fault.ts'
import { asFault, renderError } from './render-error.ts'

const withCode = (code: string) => Object.assign(new Error('secret of the house'), { code })

describe('asFault', () => {
  it.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 'general_body_too_large'],
    ['FST_ERR_MAX_PARAM_LENGTH', 'general_route_not_found'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'general_bad_request'],
    ['FST_ERR_BAD_URL', 'general_bad_request'],
    ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'general_bad_request'],
    ['ECONNRESET', 'general_bad_request'],
    ['ENOSPC', 'general_service_unavailable'],
    ['EDQUOT', 'general_service_unavailable'],
    ['EACCES', 'general_unknown'],
  ])('knows %s of the layers below', (code, type) => {
    const fault = asFault(withCode(code))
    expect(fault.type).toBe(type)
    expect(fault.message).not.toContain('secret')
    expect(fault.cause).toMatchObject({ code })
  })

  it('leaves a refusal as it is, and takes what a schema refuses for one', () => {
    const fault = new Fault('document_not_found')
    expect(asFault(fault)).toBe(fault)
    const { error } = z.object({ name: z.string() }).safeParse({ name: 5 })
    expect(asFault(error)).toMatchObject({ type: 'general_argument_invalid', message: expect.stringContaining('name') })
  })

  it.each([['a text'], [undefined], [null], [new TypeError('secret of the house')]])('takes %s for a bug', (thrown) => {
    expect(asFault(thrown)).toMatchObject({ type: 'general_unknown' })
  })

  it('takes what may be over in a moment for that', () => {
    expect(asFault(Object.assign(new Error('busy'), { temporary: true })).type).toBe('general_service_unavailable')
    expect(asFault(Object.assign(new Error('busy'), { temporary: 'yes' })).type).toBe('general_unknown')
  })
})

describe('renderError', () => {
  it('says nothing about a bug', () => {
    const { status, body, headers } = renderError(new TypeError('secret of the house'))
    expect(status).toBe(500)
    expect(body).not.toContain('secret')
    expect(JSON.parse(body)).toMatchObject({ code: 500, type: 'general_unknown' })
    expect(headers).toMatchObject({ 'cache-control': expect.stringContaining('no-store') })
    expect(headers).not.toHaveProperty('retry-after')
  })

  it('carries the details of a refusal beside its words', () => {
    const fault = new Fault('document_not_found', {}, { details: { field: 'name' } })
    expect(JSON.parse(renderError(fault).body)).toMatchObject({ code: 404, type: 'document_not_found', field: 'name' })
  })

  it('says when to come again while something is away', () => {
    expect(renderError(withCode('ENOSPC')).headers).toMatchObject({ 'retry-after': '5' })
  })
})
