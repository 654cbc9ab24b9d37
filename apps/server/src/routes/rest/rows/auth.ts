import type { Route } from '../route.ts'

export const authRoutes: readonly Route[] = [
  {
    method: 'GET',
    paths: ['/api/__ok'],
    procedure: 'system.ok',
    summary: 'Returns `ok` while the server responds; `/readyz` also checks the database',
  },
  {
    method: 'GET',
    paths: ['/api/version'],
    procedure: 'system.version',
    summary: 'Returns the version and commit of the build',
  },
  {
    method: 'POST',
    paths: ['/api/auth/login', '/auth/login'],
    procedure: 'auth.login',
    summary: 'Signs in with email and password; returns an access token and sets the refresh cookie',
  },
  {
    method: 'GET',
    paths: ['/api/auth/login'],
    procedure: 'auth.probe',
    summary: 'Confirms that the sign-in endpoint is reachable, without credentials',
  },
  {
    method: 'POST',
    paths: ['/api/auth/second-factor', '/auth/second-factor'],
    procedure: 'auth.secondFactor',
    summary: 'Completes a sign-in that returned the reason `second_factor`',
  },
  {
    method: 'POST',
    paths: ['/api/auth/second-factor/options', '/auth/second-factor/options'],
    procedure: 'auth.secondFactorOptions',
    summary: 'Returns the second factors that can complete a challenge',
  },
  {
    method: 'POST',
    paths: ['/api/auth/refresh', '/auth/refresh'],
    procedure: 'auth.refresh',
    summary: 'Exchanges the refresh cookie for a new access token',
  },
  {
    method: 'POST',
    paths: ['/api/auth/logout', '/auth/logout'],
    procedure: 'auth.logout',
    summary: 'Ends the session of the refresh cookie',
  },
  {
    method: 'GET',
    paths: ['/api/capabilities'],
    procedure: 'system.capabilities',
    summary: 'Returns whether this deployment sends email, and what it uses it for',
  },
  { method: 'GET', paths: ['/api/auth/me', '/auth/me'], procedure: 'auth.me', summary: 'Returns the signed-in user' },
]
