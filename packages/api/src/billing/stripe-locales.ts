import type { Language } from '@pathwise/i18n/languages'
import type { Stripe } from 'stripe'

/** Stripe's codes for our languages. */
export const stripeLocales = { en: 'en', ko: 'ko', 'zh-TW': 'zh-TW', 'zh-CN': 'zh' } as const satisfies Record<
  Language,
  Stripe.Checkout.SessionCreateParams.Locale
>
