import { z } from 'zod'
import { isLocalHost } from './local-host.ts'

// Error messages must not contain a variable's value, because SMTP_URL contains a password.

/** The connection settings of the mail server that delivers our email. */
export interface SmtpSettings {
  readonly host: string
  readonly port: number
  /** Uses TLS from the start. */
  readonly secure: boolean
  /** Fails unless the server offers STARTTLS. */
  readonly requireTls: boolean
  readonly auth: { readonly user: string; readonly pass: string } | undefined
  /** The sender, as `name <address>` or only an address. */
  readonly from: string
}

const smtpUrl = z
  .string()
  .refine((text) => parseSmtpUrl(text) !== undefined, 'must be smtp://USER:PASSWORD@HOST:PORT or smtps://…')

const sender = z
  .string()
  .trim()
  .max(320)
  .refine((text) => /^[^<>\p{Cc}]*<[^<>\s]+>$/u.test(text) || !/[<>\s]/.test(text), 'must be `Name <address>`')
  .refine((text) => z.email().safeParse(readAddress(text)).success, 'must contain an address')

function readAddress(text: string): string {
  return /<([^<>]+)>$/.exec(text)?.[1] ?? text
}

/** `checkMail` validates these variables together. */
export const mailVariables = {
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  POSTAL_ADDRESS: z.string().trim().min(1).max(300).optional(),
}

type Given = { readonly [Name in keyof typeof mailVariables]?: string | undefined }

/** SMTP_URL and MAIL_FROM require each other. */
export function checkMail({ SMTP_URL, MAIL_FROM }: Given, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  if ((SMTP_URL === undefined) === (MAIL_FROM === undefined)) return
  const [missing, given] = SMTP_URL === undefined ? ['SMTP_URL', 'MAIL_FROM'] : ['MAIL_FROM', 'SMTP_URL']
  context.addIssue({ code: 'custom', path: [missing], message: `is needed with ${given}` })
}

/** @returns null if SMTP_URL is not set */
export function buildSmtpSettings({ SMTP_URL, MAIL_FROM }: Given): SmtpSettings | null {
  const connection = SMTP_URL === undefined ? undefined : parseSmtpUrl(SMTP_URL)
  return connection && MAIL_FROM !== undefined ? { ...connection, from: MAIL_FROM } : null
}

/** Ports for mail submission with STARTTLS (RFC 6409) and implicit TLS (RFC 8314). */
const defaultPorts = { 'smtp:': 587, 'smtps:': 465 } as const

function parseSmtpUrl(text: string): Omit<SmtpSettings, 'from'> | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '' || hash !== '') return undefined
  if (!['', '/'].includes(pathname) || !['', '?tls=off'].includes(search)) return undefined
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const secure = protocol === 'smtps:'
  // Remote mail servers require TLS unless the operator disables it, because emails contain links that grant access to
  // accounts.
  const requireTls = !secure && search === '' && !isLocalHost(host)
  return {
    host,
    port: port === '' ? defaultPorts[protocol] : Number(port),
    secure,
    requireTls,
    auth: username === '' ? undefined : { user: decode(username), pass: decode(password) },
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
