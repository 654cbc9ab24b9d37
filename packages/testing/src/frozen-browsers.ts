import oldest from '../frozen/2026-11/browser.json' with { type: 'json' }
import shared from '../frozen/2026-11-23/browser.json' with { type: 'json' }
import measured from '../frozen/2026-11-24/browser.json' with { type: 'json' }
import planned from '../frozen/2026-11-25/browser.json' with { type: 'json' }

/**
 * The localStorage of each frozen browser, keyed by the fixture's name, oldest first. Importing this module does not
 * require a database.
 */
export const frozenBrowsers = {
  '2026-11': oldest.localStorage,
  '2026-11-23': shared.localStorage,
  '2026-11-24': measured.localStorage,
  '2026-11-25': planned.localStorage,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>
