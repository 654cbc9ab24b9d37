import type { Route } from '../route.ts'

export const authRoutes: readonly Route[] = [
  {
    method: 'GET',
    paths: ['/api/__ok'],
    procedure: 'system.ok',
    summary: 'Returns `ok` while the server responds; `/readyz` also asks its database',
  },
  {
    method: 'GET',
    paths: ['/api/version'],
    procedure: 'system.version',
    summary: 'Returns the version and the commit of the build',
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
    summary: 'Confirms that sign-in is reachable, without credentials',
  },
  {
    method: 'POST',
    paths: ['/api/auth/second-factor', '/auth/second-factor'],
    procedure: 'auth.secondFactor',
    summary: 'Completes a sign-in that was answered with the reason `second_factor`',
  },
  {
    method: 'POST',
    paths: ['/api/auth/second-factor/options', '/auth/second-factor/options'],
    procedure: 'auth.secondFactorOptions',
    summary: 'Returns how a second factor can answer a challenge',
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
    summary: 'Ends the sign-in of the refresh cookie',
  },
  {
    method: 'GET',
    paths: ['/api/capabilities'],
    procedure: 'system.capabilities',
    summary: 'Returns what this deployment can do by mail',
  },
  { method: 'GET', paths: ['/api/auth/me', '/auth/me'], procedure: 'auth.me', summary: 'Returns the signed-in user' },
]
