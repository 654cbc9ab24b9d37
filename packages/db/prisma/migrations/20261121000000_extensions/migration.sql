-- Written by hand: Prisma's schema names no extensions. Trusted since PostgreSQL 13, so the owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
