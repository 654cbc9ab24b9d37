import { defaultPolicy } from '@pathwise/api/account/policy'
import { describe, expect, it } from 'vitest'
import { EnvironmentError, listStartWarnings, readEnvironment } from './environment.ts'

describe('readEnvironment', () => {
  it('returns the default of every variable when the environment is empty', () => {
    expect(readEnvironment({})).toEqual({
      role: 'all',
      port: 3000,
      host: '127.0.0.1',
      databaseTarget: '.data/database',
      dataDirectory: '.data',
      demo: true,
      isPublic: false,
      publicUrl: undefined,
      breachedPasswordsUrl: null,
      accessTokenSeconds: 900,
      trustProxy: false,
      editorOrigins: [],
      database: {
        pooledUrl: undefined,
        syncs: true,
        poolSize: 10,
        statementMs: 60_000,
        waitSeconds: 0,
        allowsNewer: false,
      },
      limits: {
        requestMs: 120_000,
        headerMs: 20_000,
        requests: 500,
        connections: 10_000,
        webSockets: 1_000,
        exports: 20,
        importBytes: 50 * 1024 * 1024,
      },
      throttleMultiplier: 1,
      metricsToken: null,
      tracesUrl: null,
      drainSeconds: 1,
      backups: { directory: undefined, everyHours: 24, keep: 14, recipients: [], identityFile: undefined },
      retention: { shareDays: undefined, runDays: undefined, operationDays: undefined },
      commandsFile: undefined,
      auditMpcScript: undefined,
      stripe: null,
      operator: { name: null, jurisdiction: null, contactEmail: null, securityEmail: null },
      coach: null,
      smtp: null,
      postalAddress: null,
      accounts: defaultPolicy,
      apiDocs: true,
      auditDays: 365,
      logLevel: 'info',
    })
  })

  it('disables demo accounts by default when DATABASE_URL is set', () => {
    const DATABASE_URL = 'postgres://pathwise@127.0.0.1/pathwise'
    expect(readEnvironment({ DATABASE_URL })).toMatchObject({ databaseTarget: DATABASE_URL, demo: false })
    expect(readEnvironment({ DATABASE_URL, DEMO: 'on' })).toMatchObject({ demo: true })
  })

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ PUBLIC_URL: 'http://localhost:8080' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ PUBLIC_URL: 'https://study.example' }, false],
    [{ PUBLIC_URL: 'https://localhost.example' }, false],
    [{ PUBLIC_URL: 'https://127.0.0.1.example' }, false],
  ])('enables demo accounts by default only on this machine: %j, %s', (settings, demo) => {
    expect(readEnvironment(settings)).toMatchObject({ demo, isPublic: !demo })
    expect(readEnvironment({ ...settings, DEMO: 'on' })).toMatchObject({ demo: true, isPublic: !demo })
    expect(readEnvironment({ ...settings, DEMO: 'off' })).toMatchObject({ demo: false, isPublic: !demo })
  })

  it('warns at startup if demo accounts are enabled', () => {
    const settings = { DATABASE_URL: 'postgres://pathwise@127.0.0.1/pathwise', DEMO: 'on' }
    expect(listStartWarnings(readEnvironment({}))).toEqual([expect.stringMatching(/^WARNING: DEMO is on\. .+$/)])
    expect(listStartWarnings(readEnvironment({ HOST: '0.0.0.0', DEMO: 'on' }))[0]).toContain('THIS SERVER IS PUBLIC')
    expect(listStartWarnings(readEnvironment({ DEMO: 'off' }))).toEqual([])
    expect(listStartWarnings(readEnvironment({ ...settings, ROLE: 'export' }))).toEqual([])
  })

  it('accepts ROLE=export only with DATABASE_URL', () => {
    const DATABASE_URL = 'postgres://pathwise@127.0.0.1/pathwise'
    expect(readEnvironment({ ROLE: 'export', DATABASE_URL })).toMatchObject({ role: 'export' })
    expect(() => readEnvironment({ ROLE: 'export' })).toThrow(/ROLE: export needs DATABASE_URL/)
    expect(() => readEnvironment({ ROLE: 'web' })).toThrow(/ROLE/)
  })

  it('treats an environment variable with an empty value as unset', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, demo: true })
  })

  it('strips trailing slashes from PUBLIC_URL', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://study.example/' }).publicUrl).toBe('https://study.example')
  })

  it.each([
    ['loopback', ['loopback']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('trusts the proxies in TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
    expect(readEnvironment({ TRUST_PROXY })).toMatchObject({ trustProxy })
  })

  it('accepts only plain origins in EDITOR_ORIGINS', () => {
    const EDITOR_ORIGINS = 'https://cms.example.org, http://localhost:8080'
    expect(readEnvironment({ EDITOR_ORIGINS })).toMatchObject({
      editorOrigins: ['https://cms.example.org', 'http://localhost:8080'],
    })
    for (const wrong of [
      '*',
      'null',
      'cms.example.org',
      'https://cms.example.org/',
      'https://a.example; script-src *',
    ]) {
      expect(() => readEnvironment({ EDITOR_ORIGINS: wrong }), wrong).toThrow(/EDITOR_ORIGINS/)
    }
  })

  it('returns Stripe settings only while billing is on', () => {
    const settings = {
      BILLING_ENABLED: 'on',
      STRIPE_SECRET_KEY: 'sk_test_51abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_1234',
    }
    const stripe = { secretKey: 'sk_test_51abc', webhookSecrets: ['whsec_1234'] }
    expect(readEnvironment(settings)).toMatchObject({ stripe })
    expect(readEnvironment({ ...settings, STRIPE_WEBHOOK_SECRET: 'whsec_2,whsec_1' })).toMatchObject({
      stripe: { ...stripe, webhookSecrets: ['whsec_2', 'whsec_1'] },
    })
    for (const wrong of ['whsec_1,whsec_2,whsec_3', 'whsec_1,', 'whsec_1, whsec_2']) {
      expect(() => readEnvironment({ ...settings, STRIPE_WEBHOOK_SECRET: wrong })).toThrow(/STRIPE_WEBHOOK_SECRET/)
    }
    expect(readEnvironment({ ...settings, STRIPE_SECRET_KEY: 'rk_live_1' })).toHaveProperty(
      'stripe.secretKey',
      'rk_live_1',
    )
    const STRIPE_API_BASE = 'http://127.0.0.1:12111'
    expect(readEnvironment({ ...settings, STRIPE_API_BASE })).toHaveProperty('stripe.apiBase', STRIPE_API_BASE)
    expect(readEnvironment({ ...settings, BILLING_ENABLED: 'off' })).toMatchObject({ stripe: null })
    const BILLING_SOLD_PLANS = 'pro, premium_family'
    expect(readEnvironment({ ...settings, BILLING_SOLD_PLANS })).toHaveProperty('stripe.soldPlans', [
      'pro',
      'premium_family',
    ])
  })

  it.each([
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_1234' },
      /^Wrong configuration: STRIPE_SECRET_KEY: is needed while BILLING_ENABLED is on$/,
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_51abc' },
      /^Wrong configuration: STRIPE_WEBHOOK_SECRET: is needed while BILLING_ENABLED is on$/,
    ],
    [{}, /^Wrong configuration: STRIPE_SECRET_KEY: .+; STRIPE_WEBHOOK_SECRET: .+$/],
    [
      { STRIPE_SECRET_KEY: 'sk_live_5', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_BASE: 'http://127.0.0.1:1' },
      /^Wrong configuration: STRIPE_API_BASE: goes with a test key only$/,
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_5', STRIPE_WEBHOOK_SECRET: 'whsec_1', BILLING_SOLD_PLANS: 'pro' },
      /^Wrong configuration: BILLING_SOLD_PLANS: goes with a test key only$/,
    ],
  ])('rejects BILLING_ENABLED=on together with %j', (settings, line) => {
    expect(() => readEnvironment({ BILLING_ENABLED: 'on', ...settings })).toThrow(line)
  })

  it('reads the operator and the coach, and uses the contact email as the default security email', () => {
    const settings = {
      CONTACT_EMAIL: 'hello@study.example',
      OPERATOR_NAME: ' North High School ',
      OPERATOR_JURISDICTION: 'Ontario, Canada',
      COACH_NAME: 'Ms. Park',
    }
    expect(readEnvironment(settings)).toMatchObject({
      operator: {
        name: 'North High School',
        jurisdiction: 'Ontario, Canada',
        contactEmail: 'hello@study.example',
        securityEmail: 'hello@study.example',
      },
      coach: { name: 'Ms. Park', title: null },
    })
    const SECURITY_EMAIL = 'security@study.example'
    expect(readEnvironment({ ...settings, SECURITY_EMAIL, COACH_TITLE: 'Counselor' })).toMatchObject({
      operator: { securityEmail: SECURITY_EMAIL },
      coach: { title: 'Counselor' },
    })
  })

  it.each([
    ['smtp://mail.study.example', { port: 587, secure: false, requireTls: true, auth: undefined }],
    ['smtps://mail.study.example', { port: 465, secure: true, requireTls: false }],
    ['smtp://mail.study.example:25?tls=off', { port: 25, requireTls: false }],
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', requireTls: false }],
    ['smtp://[::1]:1025/', { host: '::1', requireTls: false }],
    ['smtp://me%40study.example:p%2Fw@mail.study.example', { auth: { user: 'me@study.example', pass: 'p/w' } }],
  ])('reads %s, and requires TLS unless the mail server is local or the URL turns it off', (SMTP_URL, smtp) => {
    const MAIL_FROM = 'Pathwise <hello@study.example>'
    expect(readEnvironment({ SMTP_URL, MAIL_FROM })).toMatchObject({ smtp: { ...smtp, from: MAIL_FROM } })
  })

  it('throws when only one of SMTP_URL and MAIL_FROM is set', () => {
    const SMTP_URL = 'smtp://user:a-secret@mail.study.example'
    expect(() => readEnvironment({ SMTP_URL })).toThrow(/^Wrong configuration: MAIL_FROM: is needed with SMTP_URL$/)
    expect(() => readEnvironment({ MAIL_FROM: 'a@study.example' })).toThrow(/SMTP_URL: is needed with MAIL_FROM/)
    const wrong = { SMTP_URL: `${SMTP_URL}/path`, MAIL_FROM: 'a@study.example' }
    expect(() => readEnvironment(wrong)).toThrow(/SMTP_URL/)
    expect(() => readEnvironment(wrong)).not.toThrow(/a-secret/)
  })

  it('omits invalid secrets from the error message', () => {
    const settings = { STRIPE_SECRET_KEY: 'pk_live_mistaken', STRIPE_WEBHOOK_SECRET: 'mistaken' }
    expect(() => readEnvironment(settings)).toThrow(/STRIPE_SECRET_KEY: .+; STRIPE_WEBHOOK_SECRET: /)
    expect(() => readEnvironment(settings)).not.toThrow(/mistaken/)
  })

  it.each([
    ['BILLING_ENABLED', 'perhaps'],
    ['BILLING_SOLD_PLANS', 'pro,gold'],
    ['BILLING_SOLD_PLANS', 'free'],
    ['STRIPE_API_BASE', '127.0.0.1:12111'],
    ['STRIPE_API_BASE', 'http://127.0.0.1:12111/v1'],
    ['CONTACT_EMAIL', 'study.example'],
    ['CONTACT_EMAIL', 'North High School <hello@study.example>'],
    ['SECURITY_EMAIL', 'security@study.example'],
    ['OPERATOR_NAME', ' '],
    ['OPERATOR_NAME', 'N'.repeat(201)],
    ['OPERATOR_JURISDICTION', ' '],
    ['COACH_NAME', ' '],
    ['COACH_TITLE', 'Counselor'],
    ['SMTP_URL', 'mail.study.example'],
    ['SMTP_URL', 'http://mail.study.example'],
    ['SMTP_URL', 'smtp://mail.study.example?tls=on'],
    ['MAIL_FROM', 'Pathwise'],
    ['MAIL_FROM', 'A <a@study.example>, B <b@study.example>'],
    ['POSTAL_ADDRESS', ' '],
    ['AUDIT_DAYS', '29'],
    ['MINIMUM_AGE', '12'],
    ['SESSION_IDLE_HOURS', '721'],
    ['STAFF_SESSION_DAYS', '0'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'mysql://127.0.0.1'],
    ['DATABASE_DIRECT_URL', 'postgres://127.0.0.1'],
    ['DEMO', 'perhaps'],
    ['PUBLIC_URL', 'study.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ACCESS_TOKEN_SECONDS', '0'],
    ['ACCESS_TOKEN_SECONDS', '86400'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['AUDIT_MPC_SCRIPT', 'audit.sh'],
    ['LOG_LEVEL', 'loud'],
  ])('rejects %s=%s with one line that names the variable', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError)
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^Wrong configuration: ${name}: .+$`))
  })
})
