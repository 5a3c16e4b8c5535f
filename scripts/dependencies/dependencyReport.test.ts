import { describe, expect, test } from 'vitest'

import { installScripts, readAudit } from './dependencyReport'

describe('readAudit', () => {
  test('names each package with an advisory', () => {
    const vulnerabilities = {
      cookie: {
        name: 'cookie',
        severity: 'low',
        range: '<0.7.0',
        via: [{ title: 'cookie accepts out of bounds characters', url: 'https://a.example/1' }],
      },
      server: { name: 'server', severity: 'low', range: '*', via: ['cookie'] },
    }
    expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
      advisories: [
        'cookie <0.7.0, low: cookie accepts out of bounds characters (https://a.example/1)',
        'server *, low: through cookie',
      ],
    })
  })

  test('accepts a report without advisories', () => {
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ advisories: [] })
  })

  test.each([
    [
      '{"message":"405 Method Not Allowed - POST https://a.example/x","error":{}}',
      '405 Method Not Allowed',
    ],
    ['{"message":"request to https://a.example failed, reason: timeout"}', 'request to'],
    ['{"error":{}}', 'no report'],
    ['', 'nothing'],
    ['<html>', 'nothing'],
  ])('returns a reason if npm prints %s', (output, why) => {
    const { advisories, unknown } = readAudit(output)
    expect(advisories).toEqual([])
    expect(unknown).toContain(why)
  })
})

describe('installScripts', () => {
  const packages = {
    '': {},
    'node_modules/quiet': { version: '1.0.0' },
    'node_modules/esbuild': { version: '0.25.0', hasInstallScript: true },
    'node_modules/tool/node_modules/esbuild': { version: '0.18.0', hasInstallScript: true },
    'node_modules/@scope/new': { version: '2.0.0', hasInstallScript: true },
  }

  test('lists the packages that allowScripts does not name', () => {
    expect(installScripts({ packages }, { esbuild: false })).toEqual({
      allowed: [],
      undecided: ['@scope/new 2.0.0'],
    })
    expect(installScripts({ packages }).undecided).toHaveLength(3)
  })

  test('lists the packages that are allowed by name, or by name and version', () => {
    const decisions = { 'esbuild@0.25.0': true, esbuild: false, '@scope/new': true }
    expect(installScripts({ packages }, decisions)).toEqual({
      allowed: ['esbuild 0.25.0', '@scope/new 2.0.0'],
      undecided: [],
    })
  })
})
