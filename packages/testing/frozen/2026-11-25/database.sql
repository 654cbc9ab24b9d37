CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: export_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.export_state AS ENUM (
    'running',
    'finished',
    'failed',
    'cancelled'
);


--
-- Name: role; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.role AS ENUM (
    'student',
    'editor',
    'admin'
);


--
-- Name: study_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.study_status AS ENUM (
    'pending',
    'in_progress',
    'completed'
);


--
-- Name: question_blocks_change(integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.question_blocks_change(changed_blocks integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  free_slot INTEGER := 0;
BEGIN
  IF changed_blocks = '{}' THEN RETURN; END IF;
  WHILE NOT pg_try_advisory_xact_lock(7204119, free_slot) LOOP
    free_slot := free_slot + 1;
  END LOOP;
  INSERT INTO question_blocks AS current (block, slot, changes)
  SELECT DISTINCT changed, free_slot, 1 FROM unnest(changed_blocks) AS changed
  ON CONFLICT (block, slot) DO UPDATE SET changes = current.changes + 1;
END $$;


--
-- Name: question_blocks_follow_delete(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.question_blocks_follow_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM question_blocks_change(ARRAY(SELECT DISTINCT block FROM replaced));
  RETURN NULL;
END $$;


--
-- Name: question_blocks_follow_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.question_blocks_follow_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM question_blocks_change(ARRAY(SELECT DISTINCT block FROM written));
  RETURN NULL;
END $$;


--
-- Name: question_blocks_follow_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.question_blocks_follow_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM question_blocks_change(ARRAY(
    SELECT DISTINCT written.block FROM written JOIN replaced USING (question_id)
    WHERE (
      written.archived, written.subject, written.grade_code, written.difficulty_level, written.pool, written.problems,
      written.text
    ) IS DISTINCT FROM (
      replaced.archived, replaced.subject, replaced.grade_code, replaced.difficulty_level, replaced.pool,
      replaced.problems, replaced.text
    )
  ));
  RETURN NULL;
END $$;


--
-- Name: question_search_follow_insert(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.question_search_follow_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO question_lint (question_id) SELECT id FROM written;
  INSERT INTO question_search (question_id, block, archived, subject, grade_code, difficulty_level, pool, text)
  SELECT id, id / 1024, deleted_at IS NOT NULL, subject, grade_code, difficulty_level, pool,
    question_search_text(title, legacy_id, skill_tags, body_text)
  FROM written;
  RETURN NULL;
END $$;


--
-- Name: question_search_follow_update(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.question_search_follow_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE question_lint SET due = true
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND (
    written.content_question_mj, written.body_text, written.choices, written.answer, written.explanation,
    written.question_type, written.skill_tags, written.accepted_answers, written.answer_unit,
    written.hints, written.rubric, written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.content_question_mj, replaced.body_text, replaced.choices, replaced.answer, replaced.explanation,
    replaced.question_type, replaced.skill_tags, replaced.accepted_answers, replaced.answer_unit,
    replaced.hints, replaced.rubric, replaced.deleted_at IS NULL
  );
  UPDATE question_search SET
    archived = written.deleted_at IS NOT NULL,
    subject = written.subject,
    grade_code = written.grade_code,
    difficulty_level = written.difficulty_level,
    pool = written.pool,
    text = question_search_text(written.title, written.legacy_id, written.skill_tags, written.body_text)
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND (
    written.title, written.legacy_id, written.subject, written.grade_code, written.difficulty_level, written.pool,
    written.body_text, written.skill_tags, written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.title, replaced.legacy_id, replaced.subject, replaced.grade_code, replaced.difficulty_level, replaced.pool,
    replaced.body_text, replaced.skill_tags, replaced.deleted_at IS NULL
  );
  RETURN NULL;
END $$;


--
-- Name: question_search_text(text, text, text[], text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.question_search_text(title text, legacy_id text, skill_tags text[], body_text text) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  SELECT lower(concat_ws(E'\n', title, legacy_id, array_to_string(skill_tags, E'\n'), body_text))
$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: _prisma_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._prisma_migrations (
    id character varying(36) NOT NULL,
    checksum character varying(64) NOT NULL,
    finished_at timestamp with time zone,
    migration_name character varying(255) NOT NULL,
    logs text,
    rolled_back_at timestamp with time zone,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_steps_count integer DEFAULT 0 NOT NULL
);


--
-- Name: access_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.access_tokens (
    id text NOT NULL,
    sign_in_id text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);


--
-- Name: assessment_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.assessment_runs (
    id text NOT NULL,
    user_id text,
    section text NOT NULL,
    domain text,
    context jsonb NOT NULL,
    prior jsonb NOT NULL,
    policy jsonb NOT NULL,
    seed text NOT NULL,
    pending_question_id integer,
    pending_version integer,
    "position" integer DEFAULT 0 NOT NULL,
    started_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone,
    stop_reason text,
    expires_at timestamp(3) with time zone,
    calibration_number bigint
);


--
-- Name: content_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_items (
    id integer NOT NULL,
    seed_key text,
    title text NOT NULL,
    title_text text NOT NULL,
    body text NOT NULL,
    language text NOT NULL,
    author_id text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    deleted_at timestamp(3) with time zone,
    title_grams text[]
);


--
-- Name: content_items_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.content_items_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: content_items_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.content_items_id_seq OWNED BY public.content_items.id;


--
-- Name: export_jobs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.export_jobs (
    id text NOT NULL,
    user_id text NOT NULL,
    state public.export_state DEFAULT 'running'::public.export_state NOT NULL,
    total integer NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    started_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);


--
-- Name: failed_stripe_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.failed_stripe_events (
    id text NOT NULL,
    type text NOT NULL,
    failed_at timestamp(3) with time zone NOT NULL
);


--
-- Name: followed_plans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.followed_plans (
    user_id text NOT NULL,
    document jsonb NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL
);


--
-- Name: item_parameters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.item_parameters (
    question_id integer NOT NULL,
    question_version integer NOT NULL,
    grid double precision[],
    slope double precision NOT NULL,
    difficulty double precision NOT NULL,
    slope_doubt double precision NOT NULL,
    difficulty_doubt double precision NOT NULL,
    answers integer DEFAULT 0 NOT NULL,
    usual_ms integer,
    misfit double precision,
    leak double precision DEFAULT 0 NOT NULL,
    choice_counts jsonb DEFAULT '[]'::jsonb NOT NULL,
    through bigint DEFAULT 0 NOT NULL,
    status text DEFAULT 'guessed'::text NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    fit_expected double precision DEFAULT 0 NOT NULL,
    fit_squares double precision DEFAULT 0 NOT NULL,
    fit_variance double precision DEFAULT 0 NOT NULL,
    last_run bigint DEFAULT 0 NOT NULL,
    reference_grid double precision[] DEFAULT ARRAY[]::double precision[],
    status_changed_at timestamp(3) with time zone,
    status_changed_by text
);


--
-- Name: operation_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operation_runs (
    id integer NOT NULL,
    command_id text NOT NULL,
    running_key text,
    user_id text,
    started_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone,
    outcome text DEFAULT 'running'::text NOT NULL,
    exit_code integer
);


--
-- Name: operation_runs_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.operation_runs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: operation_runs_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.operation_runs_id_seq OWNED BY public.operation_runs.id;


--
-- Name: problem_reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.problem_reports (
    id integer NOT NULL,
    client_key uuid NOT NULL,
    question_id integer NOT NULL,
    question_version integer NOT NULL,
    kind text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    reviewed_at timestamp(3) with time zone,
    reviewed_by text
);


--
-- Name: problem_reports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.problem_reports_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: problem_reports_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.problem_reports_id_seq OWNED BY public.problem_reports.id;


--
-- Name: question_blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.question_blocks (
    block integer NOT NULL,
    changes bigint NOT NULL,
    slot integer DEFAULT 0 NOT NULL
);


--
-- Name: question_lint; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.question_lint (
    question_id integer NOT NULL,
    findings jsonb DEFAULT '[]'::jsonb NOT NULL,
    bands integer[] DEFAULT ARRAY[]::integer[],
    due boolean DEFAULT true NOT NULL
);


--
-- Name: question_revisions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.question_revisions (
    question_id integer NOT NULL,
    number integer NOT NULL,
    author_id text,
    created_at timestamp(3) with time zone NOT NULL,
    content jsonb NOT NULL
);


--
-- Name: question_search; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.question_search (
    question_id integer NOT NULL,
    block integer NOT NULL,
    archived boolean NOT NULL,
    subject text NOT NULL,
    grade_code text NOT NULL,
    difficulty_level text NOT NULL,
    problems text[] DEFAULT ARRAY[]::text[],
    text text NOT NULL,
    pool text DEFAULT 'practice'::text NOT NULL
);


--
-- Name: question_twins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.question_twins (
    one_id integer NOT NULL,
    other_id integer NOT NULL
);


--
-- Name: questions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.questions (
    id integer NOT NULL,
    legacy_id text NOT NULL,
    title text NOT NULL,
    subject text NOT NULL,
    course text NOT NULL,
    grade_code text NOT NULL,
    education_level text NOT NULL,
    difficulty_level text NOT NULL,
    difficulty_score double precision NOT NULL,
    question_type text NOT NULL,
    has_mathml boolean DEFAULT false NOT NULL,
    math_complexity double precision DEFAULT 0 NOT NULL,
    skill_tags text[] DEFAULT ARRAY[]::text[],
    latex_expressions text[] DEFAULT ARRAY[]::text[],
    content_question_mj text NOT NULL,
    choices jsonb DEFAULT '[]'::jsonb NOT NULL,
    answer text DEFAULT ''::text NOT NULL,
    explanation text DEFAULT ''::text NOT NULL,
    body_text text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    deleted_at timestamp(3) with time zone,
    author_id text,
    estimated_seconds integer,
    accepted_answers text[] DEFAULT ARRAY[]::text[],
    answer_tolerance double precision,
    answer_unit text,
    pool text DEFAULT 'practice'::text NOT NULL,
    hints text[] DEFAULT ARRAY[]::text[],
    rubric text DEFAULT ''::text NOT NULL
);


--
-- Name: questions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.questions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: questions_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.questions_id_seq OWNED BY public.questions.id;


--
-- Name: responses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.responses (
    id bigint NOT NULL,
    client_key uuid NOT NULL,
    run_id text,
    user_id text,
    question_id integer,
    question_version integer NOT NULL,
    purpose text NOT NULL,
    "position" integer NOT NULL,
    attempt integer DEFAULT 1 NOT NULL,
    answer jsonb,
    tried boolean DEFAULT false NOT NULL,
    hints integer DEFAULT 0 NOT NULL,
    outcome text NOT NULL,
    elapsed_ms integer NOT NULL,
    rushed boolean DEFAULT false NOT NULL,
    curve jsonb NOT NULL,
    answered_at timestamp(3) with time zone NOT NULL,
    recorded_at timestamp(3) with time zone NOT NULL,
    review_of integer
);


--
-- Name: responses_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.responses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: responses_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.responses_id_seq OWNED BY public.responses.id;


--
-- Name: saved_plans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.saved_plans (
    user_id text NOT NULL,
    plan_id text NOT NULL,
    deleted boolean NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    report jsonb,
    recorded_at timestamp(3) with time zone NOT NULL
);


--
-- Name: seed_state; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seed_state (
    name text NOT NULL,
    checksum text NOT NULL,
    seeded_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    keys text[] DEFAULT ARRAY[]::text[]
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    sign_in_id text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    replaced_at timestamp(3) with time zone,
    salt text NOT NULL
);


--
-- Name: shares; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shares (
    id text NOT NULL,
    result jsonb NOT NULL,
    context jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    user_id text,
    deletion_key_hash text
);


--
-- Name: sign_ins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_ins (
    id text NOT NULL,
    user_id text NOT NULL,
    started_at timestamp(3) with time zone NOT NULL,
    password_given_at timestamp(3) with time zone NOT NULL
);


--
-- Name: stripe_customers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stripe_customers (
    user_id text NOT NULL,
    stripe_id text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);


--
-- Name: stripe_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stripe_events (
    id text NOT NULL,
    type text NOT NULL,
    handled_at timestamp(3) with time zone NOT NULL
);


--
-- Name: study_progress; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.study_progress (
    user_id text NOT NULL,
    key text NOT NULL,
    status public.study_status NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    reopened integer DEFAULT 0 NOT NULL
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    id text NOT NULL,
    user_id text NOT NULL,
    plan_id text NOT NULL,
    status text NOT NULL,
    current_period_end timestamp(3) with time zone NOT NULL,
    cancel_at_period_end boolean NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    read_number bigint NOT NULL
);


--
-- Name: subscriptions_read_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.subscriptions_read_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: subscriptions_read_number_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.subscriptions_read_number_seq OWNED BY public.subscriptions.read_number;


--
-- Name: throttles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.throttles (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    email text NOT NULL,
    name text,
    role public.role DEFAULT 'student'::public.role NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);


--
-- Name: content_items id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_items ALTER COLUMN id SET DEFAULT nextval('public.content_items_id_seq'::regclass);


--
-- Name: operation_runs id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_runs ALTER COLUMN id SET DEFAULT nextval('public.operation_runs_id_seq'::regclass);


--
-- Name: problem_reports id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.problem_reports ALTER COLUMN id SET DEFAULT nextval('public.problem_reports_id_seq'::regclass);


--
-- Name: questions id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.questions ALTER COLUMN id SET DEFAULT nextval('public.questions_id_seq'::regclass);


--
-- Name: responses id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.responses ALTER COLUMN id SET DEFAULT nextval('public.responses_id_seq'::regclass);


--
-- Name: subscriptions read_number; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions ALTER COLUMN read_number SET DEFAULT nextval('public.subscriptions_read_number_seq'::regclass);


--
-- Data for Name: _prisma_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('6f6f3e1c-035d-44a2-adc4-5fa76d1f5dd9', 'a8ff849feb6968b5049342d54809a19373c6ea5436d0cd1a8482d8d2e9792cfb', '2026-11-25 16:07:49.116671+00', '20261121000000_extensions', NULL, NULL, '2026-11-25 16:07:49.097776+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('aa5dd1bc-5b81-4003-ad87-1a54bd551652', 'fa34491966f657960b72d1d8e02b7317a0ba91d33b93518bbb88cabb709587ff', '2026-11-25 16:07:49.124574+00', '20261121112932_questions_and_shares', NULL, NULL, '2026-11-25 16:07:49.117395+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('291edfca-985a-4925-ac5d-b41d41709667', 'f153ab508497abd6405bc96c10eaf6c0e115f0603480ee698e011c9ab7dbb918', '2026-11-25 16:07:49.13576+00', '20261121122311_accounts_and_operations', NULL, NULL, '2026-11-25 16:07:49.124954+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('b912ee0f-0920-4bcc-a653-928097b8eb64', 'a72ac444e9e2e1c1738af91e874bbf17b73461503275506731b674ecda082a76', '2026-11-25 16:07:49.139765+00', '20261121143513_saved_plans_and_study_progress', NULL, NULL, '2026-11-25 16:07:49.136326+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('3303f16d-2f7a-4c6a-bb8a-fb28864323cc', 'd3bb5bfe78c5e7c4e15e665d480d6f63086928a16f72ea5918972ef321bd0893', '2026-11-25 16:07:49.145167+00', '20261121150348_billing', NULL, NULL, '2026-11-25 16:07:49.140063+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('4167098c-a8f5-4c6f-bc3f-29a003f6a2cd', '6b6a78c94679350810167003cb89bcb645ad32cd9c25163e7954575e8cfc56ce', '2026-11-25 16:07:49.147319+00', '20261121160614_failed_stripe_events', NULL, NULL, '2026-11-25 16:07:49.145622+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('56a3afa8-91eb-402b-9766-f0388691d1a8', '1431183a60918c3fb6918c9e7f9c500da541e9b4db948070ff11a0783a617199', '2026-11-25 16:07:49.152473+00', '20261121173920_content_items_and_export_jobs', NULL, NULL, '2026-11-25 16:07:49.147578+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('f980b0fc-9deb-49e4-a988-4b166536d98c', '461b0c322abd978737472c87af28b5d4472a23cb173bcfadb3f14351bcfd1b50', '2026-11-25 16:07:49.154719+00', '20261121175546_title_grams_and_seed_keys', NULL, NULL, '2026-11-25 16:07:49.152788+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('c2b9f939-670e-4bf4-a7d4-3c9c2ade7674', '935a2513c4bb533db9b34d83e4b302aa7b72124b1f575b7297ff0d13484e0951', '2026-11-25 16:07:49.158045+00', '20261121181416_question_revisions', NULL, NULL, '2026-11-25 16:07:49.154951+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('5fc09936-2ea3-4d95-8dd1-d9d061bed162', 'cddd16807bc1b46f1443f1a4cffcfea5bb2278ec8c88f18ee2640cf0dcc22209', '2026-11-25 16:07:49.165892+00', '20261121182344_question_search_and_lint', NULL, NULL, '2026-11-25 16:07:49.158318+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('cc4ab21f-ce95-4ef7-b198-40c7f7c3f57d', 'e00f97acfd5130a4c18714f42e62181abd196d29632d7be18cd1babba3d0110c', '2026-11-25 16:07:49.168433+00', '20261121184954_question_lint_due', NULL, NULL, '2026-11-25 16:07:49.166546+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('888f28a7-1c7c-4bf4-ae75-4802937d9c10', 'eab57ab7709b94f34d7dcf5c8fdfa9ea5a41a78f8a595a6b5a40f87f18b134ec', '2026-11-25 16:07:49.170149+00', '20261121192010_question_block_slots', NULL, NULL, '2026-11-25 16:07:49.168769+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('83f994c4-b247-4fd0-b032-b3a78d3c8e25', '5368556a330b9f1a53ed09fc3d475ca8b2aa0970980d092e250b726b8f1f3133', '2026-11-25 16:07:49.171285+00', '20261123010125_question_estimated_seconds', NULL, NULL, '2026-11-25 16:07:49.170523+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('bac0d790-f77d-42d8-8b64-23705d6e209c', '6bec4e5199b3b944d1e9b330e34e194b102b134717fac070c75a15e8ea5e8b55', '2026-11-25 16:07:49.172484+00', '20261123050000_question_lint_chemistry', NULL, NULL, '2026-11-25 16:07:49.171531+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('e0d45ac6-831d-4e35-a5d2-0c3d3e7d0c1c', '5afb3a3e62cc5ad3cdfd5290fb78718df0e334f77adf29137fe79769ddbe7453', '2026-11-25 16:07:49.173392+00', '20261123164023_share_deletion_key', NULL, NULL, '2026-11-25 16:07:49.172694+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('c2c67d57-e4aa-40c8-9a2c-c0a636d6632c', 'abb4869fad123b0b6141b3842f75d3c788a9da7154e50d723c7c837bd43a5000', '2026-11-25 16:07:49.174332+00', '20261123164831_study_progress_reopened', NULL, NULL, '2026-11-25 16:07:49.173589+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('a1860989-a462-43ba-bf99-9218ba11e9bf', '140df1b482a8fab3927bcd8f7717f42a7cb44611dd36d481b7f402ae2b2a3aed', '2026-11-25 16:07:49.175545+00', '20261123165758_content_items_by_language', NULL, NULL, '2026-11-25 16:07:49.174537+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('ea47fe03-c805-4114-a558-0f4a6bffe4d0', 'fb78c012320a44e3e8e73312d9bf2f8809d6c786230af10ce8e88be247534b6c', '2026-11-25 16:07:49.176582+00', '20261124010000_question_lint_empty', NULL, NULL, '2026-11-25 16:07:49.175744+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('16ed1b9f-69f5-4549-80cd-b7d15fd50201', '4ce7c4cbec142361cc0991aeeedac9191388a4f1fa7a739bc7238d5fd831b8e0', '2026-11-25 16:07:49.184821+00', '20261124020000_assessments', NULL, NULL, '2026-11-25 16:07:49.176786+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('01ecf767-13ed-4157-bab9-d7f3503ffca5', '0f84b8536e12811a83504a9df8b837673a4494e1dd0dd210863602fda8d367e0', '2026-11-25 16:07:49.187345+00', '20261124030000_calibration', NULL, NULL, '2026-11-25 16:07:49.185229+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('6e7d83d9-315c-460c-b9ff-e39371f144b5', '08e3978b7dfd4a2e63a2f56d3172d4703901e21f6473473fc922b8e1b2eb69b3', '2026-11-25 16:07:49.189024+00', '20261124030000_question_search_pool', NULL, NULL, '2026-11-25 16:07:49.187591+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('44d80355-d2ba-4a98-a447-169adaeff0b0', '5d2255d9cd61f8567efc93407793c27fc91f64c69749ef0d76b27b2a2690d047', '2026-11-25 16:07:49.191086+00', '20261124040000_question_hints', NULL, NULL, '2026-11-25 16:07:49.189992+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('0e026a03-5e8f-48c5-bfbd-2ddfeb8777ae', '5ccd3f519ce5c27d74622023837f3565f60f848d7810e179f6a5cbf7a169a616', '2026-11-25 16:07:49.192042+00', '20261124070000_review_of', NULL, NULL, '2026-11-25 16:07:49.191315+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('743e19a2-1049-441d-b175-929ce10af3e8', '2af73443074778eb9f5dd93685fd758555d000637545b1e8d0264971a051cb1e', '2026-11-25 16:07:49.195551+00', '20261124100000_problem_reports', NULL, NULL, '2026-11-25 16:07:49.192315+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('d9da3d8d-d8c3-4bd2-a5e1-00f67fb38604', 'd50889b67c48c212760628dcc655a8b8ad8e88969db2a20824ec6b0e0749101f', '2026-11-25 16:07:49.197524+00', '20261125145645_followed_plans', NULL, NULL, '2026-11-25 16:07:49.195793+00', 1);


--
-- Data for Name: access_tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('1QsWLU-LcKU_5JIxiDRQhgsyFvdYNj4SxJZUJjMcM1M', 'YO0qHaFlsYxX3BFL_koD1g', '2026-11-25 16:22:54.539+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('iGWAGvrZZ1x-Hrwp28DGIhVYDl1NjEhYQ__GLUqE2V0', 'Kml4bvhrA42n6riKTRGbbA', '2026-11-25 16:22:54.762+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('czwM1WD84EWGm1Ldn8DII9JJSUxpwow_qgrRsIycJm4', 'sCVmM6jCDRL_SNFmo9-NIQ', '2026-11-25 16:22:55.122+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('LTcuOvgA-UFlQM8c_2Zx4PK8Ppa3eu0tlsGNSOXkxMQ', '7Mvzm48AYFApNAXNEk2PKw', '2026-11-25 16:23:04.221+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('mnGfdso9qPHy0vOMuT6CvE__wTzm9SBpClSy26z28dk', 'YO0qHaFlsYxX3BFL_koD1g', '2026-11-25 16:23:21.612+00');


--
-- Data for Name: assessment_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.assessment_runs (id, user_id, section, domain, context, prior, policy, seed, pending_question_id, pending_version, "position", started_at, finished_at, stop_reason, expires_at, calibration_number) VALUES ('CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 'sat.math', NULL, '{"goal": "SAT_1500_PLUS", "grade": "G11", "closed": [], "target": 750, "country": "US", "benchmark": 510}', '{"mean": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "skills": ["math.linear-equations", "math.linear-functions", "math.systems-of-equations", "math.inequalities", "math.quadratics", "math.polynomials", "math.functions", "math.exponentials-logarithms", "math.rational-expressions", "math.ratios-percentages", "math.statistics", "math.probability", "math.geometry", "math.coordinate-geometry", "math.trigonometry"], "covariance": [0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85]}', '{"mostUse": 0.25, "mostItems": 20, "precision": 0.35, "candidates": 5, "fewestItems": 8, "smallestGain": 0.02}', 'Tl_znRsQ1Lt65oBAW0wsVQ', NULL, NULL, 16, '2026-11-25 16:07:55.652+00', '2026-11-25 16:07:58.684+00', 'no_gain', NULL, 1);
INSERT INTO public.assessment_runs (id, user_id, section, domain, context, prior, policy, seed, pending_question_id, pending_version, "position", started_at, finished_at, stop_reason, expires_at, calibration_number) VALUES ('hjrmYXk4Qlv5HWm41Xak1A', NULL, 'sat.math', NULL, '{"goal": "SAT_1500_PLUS", "grade": "G11", "closed": [], "target": 750, "country": "US", "benchmark": 510}', '{"mean": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "skills": ["math.linear-equations", "math.linear-functions", "math.systems-of-equations", "math.inequalities", "math.quadratics", "math.polynomials", "math.functions", "math.exponentials-logarithms", "math.rational-expressions", "math.ratios-percentages", "math.statistics", "math.probability", "math.geometry", "math.coordinate-geometry", "math.trigonometry"], "covariance": [0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85]}', '{"mostUse": 0.25, "mostItems": 20, "precision": 0.35, "candidates": 5, "fewestItems": 8, "smallestGain": 0.02}', 'hAeNu2fK5-aWUcziEGwFQg', 577, 1, 1, '2026-11-25 16:07:58.746+00', NULL, NULL, '2026-12-25 16:07:58.746+00', NULL);
INSERT INTO public.assessment_runs (id, user_id, section, domain, context, prior, policy, seed, pending_question_id, pending_version, "position", started_at, finished_at, stop_reason, expires_at, calibration_number) VALUES ('lbGVUQH0pFRbm3zVaE6ouw', NULL, 'sat.math', NULL, '{"goal": "IB_7", "grade": "G12", "closed": [], "target": null, "country": "CA", "benchmark": 530}', '{"mean": [0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135], "skills": ["math.linear-equations", "math.linear-functions", "math.systems-of-equations", "math.inequalities", "math.quadratics", "math.polynomials", "math.functions", "math.exponentials-logarithms", "math.rational-expressions", "math.ratios-percentages", "math.statistics", "math.probability", "math.geometry", "math.coordinate-geometry", "math.trigonometry"], "covariance": [0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85]}', '{"mostUse": 0.25, "mostItems": 20, "precision": 0.35, "candidates": 5, "fewestItems": 8, "smallestGain": 0.02}', 'iEDGiOpQFCPn4dFxjqNvAg', 601, 1, 1, '2026-11-25 16:08:21.032+00', NULL, NULL, '2026-12-25 16:08:21.032+00', NULL);


--
-- Data for Name: content_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (1, 'zh-CN/acid-base-ph', '酸碱与 pH：差 1 就是差 10 倍', '酸碱与 pH：差 1 就是差 10 倍', '<p>pH 把很小的氢离子浓度变成 0 到 14 左右的数，便于比较。这份讲义讲强酸、弱酸的 pH 怎么算，以及怎样用滴定求未知浓度。</p>
<h2>核心思路</h2>
<div data-type="math" data-latex="\mathrm{pH}=-\lg[\mathrm{H^+}],\qquad [\mathrm{H^+}]=10^{-\mathrm{pH}}"></div>
<p>北美课本里的 <span data-type="math" data-latex="\log"></span> 就是国内写的 <span data-type="math" data-latex="\lg"></span>。<span data-type="math" data-latex="25\,^\circ\mathrm{C}"></span> 时 <span data-type="math" data-latex="[\mathrm{H^+}][\mathrm{OH^-}]=1.0\times10^{-14}"></span>，所以 <span data-type="math" data-latex="\mathrm{pH}+\mathrm{pOH}=14"></span>。</p>
<table>
<thead>
<tr>
<th><span data-type="math" data-latex="[\mathrm{H^+}]"></span>（mol/L）</th>
<th>pH</th>
<th>酸碱性</th>
</tr>
</thead>
<tbody>
<tr>
<td><span data-type="math" data-latex="1\times10^{-2}"></span></td>
<td>2</td>
<td>酸性</td>
</tr>
<tr>
<td><span data-type="math" data-latex="1\times10^{-3}"></span></td>
<td>3</td>
<td>酸性，浓度只有上一行的十分之一</td>
</tr>
<tr>
<td><span data-type="math" data-latex="1\times10^{-7}"></span></td>
<td>7</td>
<td>中性</td>
</tr>
<tr>
<td><span data-type="math" data-latex="1\times10^{-11}"></span></td>
<td>11</td>
<td>碱性</td>
</tr>
</tbody>
</table>
<p>强酸完全电离，弱酸只电离一小部分，要用电离常数：</p>
<div data-type="math" data-latex="K_a=\frac{[\mathrm{H^+}][\mathrm{A^-}]}{[\mathrm{HA}]}"></div>
<h2>例一：同浓度的强酸和弱酸</h2>
<p>0.10 mol/L 盐酸：<span data-type="math" data-latex="[\mathrm{H^+}]=0.10"></span>，<span data-type="math" data-latex="\mathrm{pH}=1.00"></span>。</p>
<p>0.10 mol/L 醋酸，<span data-type="math" data-latex="K_a=1.8\times10^{-5}"></span>。设电离出 <span data-type="math" data-latex="x"></span>，因为 <span data-type="math" data-latex="x"></span> 很小，<span data-type="math" data-latex="0.10-x\approx0.10"></span>：</p>
<div data-type="math" data-latex="x=\sqrt{1.8\times10^{-5}\times0.10}\approx1.3\times10^{-3},\qquad \mathrm{pH}\approx2.87"></div>
<p>检验近似：电离度约 1.3%，小于 5%，可以接受。</p>
<h2>例二：滴定</h2>
<p>25.00 mL 盐酸用 0.1000 mol/L 的 NaOH 滴定，用去 18.60 mL。两者按 <span data-type="math" data-latex="1:1"></span> 反应：</p>
<div data-type="math" data-latex="c=\frac{0.1000\times18.60}{25.00}=0.07440\ \mathrm{mol/L}"></div>
<p>两个体积的单位相同，不必换成升。若酸是 <span data-type="math" data-latex="\mathrm{H_2SO_4}"></span>，每摩尔酸要 2 摩尔碱，结果还要除以 2。</p>
<h2>易错点</h2>
<ul>
<li>以为 pH 4 的酸性是 pH 2 的一半。氢离子浓度其实差 100 倍。</li>
<li>把“弱酸”当成“稀酸”。强弱看电离程度，浓稀看浓度。</li>
<li>恰好中和就写 pH 7。弱酸与强碱恰好反应时，溶液显碱性。</li>
<li>有效数字：pH 的<strong>小数位数</strong>等于浓度的有效数字位数。</li>
</ul>
<h2>练习</h2>
<p>都取 <span data-type="math" data-latex="25\,^\circ\mathrm{C}"></span>。</p>
<ol>
<li>0.0050 mol/L 的 <span data-type="math" data-latex="\mathrm{HNO_3}"></span>，pH 是多少？</li>
<li>0.020 mol/L 的 NaOH，pH 是多少？</li>
<li>20.00 mL 的 <span data-type="math" data-latex="\mathrm{H_2SO_4}"></span> 用去 0.1200 mol/L 的 NaOH 30.00 mL，酸的浓度是多少？</li>
<li>pH 从 8.2 降到 8.1，氢离子浓度增加百分之几？</li>
</ol>
<h2>答案</h2>
<ol>
<li><span data-type="math" data-latex="2.30"></span></li>
<li><span data-type="math" data-latex="\mathrm{pOH}=1.70"></span>，<span data-type="math" data-latex="\mathrm{pH}=12.30"></span></li>
<li><span data-type="math" data-latex="\frac{0.1200\times30.00}{2\times20.00}=0.09000\ \mathrm{mol/L}"></span></li>
<li><span data-type="math" data-latex="10^{0.1}\approx1.26"></span>，约增加 26%</li>
</ol>', 'zh-CN', NULL, 1, '2026-11-25 16:07:53.217+00', '2026-11-25 16:07:53.217+00', NULL, '{酸,碱,与," ",p,h,：,差,1,就,是,0,倍,酸碱,碱与,"与 "," p",ph,h：,：差,"差 "," 1","1 "," 就",就是,是差,10,"0 "," 倍"}');
INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (2, 'zh-TW/binary-search', '二分搜尋：一百萬筆資料，最多看二十次', '二分搜尋：一百萬筆資料，最多看二十次', '<p>在排好順序的資料裡找東西，每看一次就能丟掉一半。這份講義帶你寫出正確的二分搜尋，並用追蹤表抓出最常見的錯誤。</p>
<h2>核心想法</h2>
<p>猜 1 到 100 的數字時，你會先猜 50，因為不管太大或太小，都能刪掉一半。程式也一樣，用 <code>low</code> 和 <code>high</code> 記住還有可能的範圍，每次看中間那一個。<span data-type="math" data-latex="n"></span> 筆資料最多看的次數是</p>
<div data-type="math" data-latex="\lfloor\log_2 n\rfloor+1"></div>
<p>1000 筆最多 10 次，1000000 筆最多 20 次；從頭一個一個看，最壞要看 1000000 次。</p>
<pre><code class="language-python">def binary_search(items, target):
    low, high = 0, len(items) - 1
    while low &#x3C;= high:
        mid = (low + high) // 2
        if items[mid] == target:
            return mid
        if items[mid] &#x3C; target:
            low = mid + 1
        else:
            high = mid - 1
    return -1


numbers = [3, 8, 12, 19, 25, 31, 44, 57]
print(binary_search(numbers, 31))  # 5
print(binary_search(numbers, 10))  # -1
</code></pre>
<h2>例題一：找得到</h2>
<p>找 31：</p>
<table>
<thead>
<tr>
<th>次數</th>
<th><code>low</code></th>
<th><code>high</code></th>
<th><code>mid</code></th>
<th><code>items[mid]</code></th>
<th>下一步</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>0</td>
<td>7</td>
<td>3</td>
<td>19</td>
<td>太小，往右</td>
</tr>
<tr>
<td>2</td>
<td>4</td>
<td>7</td>
<td>5</td>
<td>31</td>
<td>找到，回傳 5</td>
</tr>
</tbody>
</table>
<h2>例題二：找不到</h2>
<p>找 10：</p>
<table>
<thead>
<tr>
<th>次數</th>
<th><code>low</code></th>
<th><code>high</code></th>
<th><code>mid</code></th>
<th><code>items[mid]</code></th>
<th>下一步</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>0</td>
<td>7</td>
<td>3</td>
<td>19</td>
<td>太大，往左</td>
</tr>
<tr>
<td>2</td>
<td>0</td>
<td>2</td>
<td>1</td>
<td>8</td>
<td>太小，往右</td>
</tr>
<tr>
<td>3</td>
<td>2</td>
<td>2</td>
<td>2</td>
<td>12</td>
<td>太大，往左</td>
</tr>
</tbody>
</table>
<p>這時 <code>low</code> 是 2、<code>high</code> 是 1，範圍空了，迴圈結束，回傳 <code>-1</code>。</p>
<h2>容易出錯的地方</h2>
<ul>
<li>資料沒有先排序。二分搜尋不會報錯，只會默默給你錯的答案。</li>
<li>寫成 <code>low = mid</code>。剩下兩個元素時 <code>mid</code> 可能一直等於 <code>low</code>，變成無窮迴圈。</li>
<li>條件寫成 <code>low &#x3C; high</code>，只剩一個元素時就不檢查了。</li>
<li>把位置和值混在一起：<code>mid</code> 是索引，<code>items[mid]</code> 才是資料。</li>
</ul>
<h2>練習</h2>
<ol>
<li>在同一個串列找 57，要看幾次？依序看到哪些值？</li>
<li>5000 筆資料最多要看幾次？</li>
<li>如果資料每天只查一次，而且沒有排序，先排序再二分搜尋值得嗎？</li>
</ol>
<h2>答案</h2>
<ol>
<li>4 次：19、31、44、57</li>
<li><span data-type="math" data-latex="\lfloor\log_2 5000\rfloor+1=12+1=13"></span> 次</li>
<li>不值得。排序花的時間比從頭找一次還多；要查很多次才划算</li>
</ol>', 'zh-TW', NULL, 1, '2026-11-25 16:07:53.217+00', '2026-11-25 16:07:53.217+00', NULL, '{二,分,搜,尋,：,一,百,萬,筆,資,料,，,最,多,看,十,次,二分,分搜,搜尋,尋：,：一,一百,百萬,萬筆,筆資,資料,料，,，最,最多,多看,看二,二十,十次}');
INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (3, 'en/binary-search-traced', 'Binary search, traced line by line', 'Binary search, traced line by line', '<p>Binary search finds a value in a sorted list by throwing away half of the list at each step. It is short, famous, and easy to get wrong by one, which makes it perfect for learning to trace code on paper.</p>
<h2>The core idea</h2>
<p>Keep two markers, <code>low</code> and <code>high</code>, around the part of the list where the target could still be. Look at the middle. If it is too small, everything to its left is too small as well, so move <code>low</code>; if it is too large, move <code>high</code>.</p>
<pre><code class="language-python">def find(items, target):
    low, high = 0, len(items) - 1
    while low &#x3C;= high:
        middle = (low + high) // 2
        if items[middle] == target:
            return middle
        if items[middle] &#x3C; target:
            low = middle + 1
        else:
            high = middle - 1
    return -1
</code></pre>
<p>The promise that stays true on every pass (the <em>invariant</em>): <strong>if the target is in the list, its index is between <code>low</code> and <code>high</code>.</strong></p>
<h2>Worked example 1: a value that is missing</h2>
<p>Trace <code>find([3, 8, 12, 17, 21, 30, 44, 58], 10)</code>.</p>
<table>
<thead>
<tr>
<th>Pass</th>
<th><code>low</code></th>
<th><code>high</code></th>
<th><code>middle</code></th>
<th>Value</th>
<th>Decision</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>0</td>
<td>7</td>
<td>3</td>
<td>17</td>
<td>too large, <code>high = 2</code></td>
</tr>
<tr>
<td>2</td>
<td>0</td>
<td>2</td>
<td>1</td>
<td>8</td>
<td>too small, <code>low = 2</code></td>
</tr>
<tr>
<td>3</td>
<td>2</td>
<td>2</td>
<td>2</td>
<td>12</td>
<td>too large, <code>high = 1</code></td>
</tr>
</tbody>
</table>
<p>Now <code>low > high</code>, so the loop ends and the answer is <code>-1</code>.</p>
<h2>Worked example 2: how many checks?</h2>
<p>Each pass leaves at most half of the items. For <span data-type="math" data-latex="n \ge 1"></span> items the worst case is</p>
<div data-type="math" data-latex="\lfloor \log_2 n \rfloor + 1 \text{ passes.}"></div>
<p>For <span data-type="math" data-latex="n = 1{,}000{,}000"></span>, <span data-type="math" data-latex="\log_2 n \approx 19.9"></span>, so 20 passes are enough. Checking one item after another could take a million.</p>
<h2>Common mistakes</h2>
<ul>
<li>Using it on a list that is not sorted. Nothing crashes; the answer is simply unreliable.</li>
<li>Writing <code>low = middle</code>. With two items left the loop can run forever.</li>
<li>Writing <code>low &#x3C; high</code>. The last remaining item is then never checked.</li>
<li>Returning the value instead of its index.</li>
</ul>
<h2>Practice</h2>
<p>Use the list from example 1.</p>
<ol>
<li>Which values are checked when the target is 58?</li>
<li>Which values are checked when the target is 30?</li>
<li>The condition is changed to <code>low &#x3C; high</code>. Name one target that is in the list but no longer found.</li>
<li>How many passes can a list of 100 items need?</li>
</ol>
<h3>Answers</h3>
<ol>
<li>17, 30, 44, 58</li>
<li>17, 30</li>
<li>For example 12: after two passes <code>low</code> and <code>high</code> are both 2, and the loop stops before looking.</li>
<li><span data-type="math" data-latex="\lfloor \log_2 100 \rfloor + 1 = 6 + 1 = 7"></span></li>
</ol>', 'en', NULL, 1, '2026-11-25 16:07:53.217+00', '2026-11-25 16:07:53.217+00', NULL, '{b,i,n,a,r,y," ",s,e,c,h,",",t,d,l,bi,in,na,ar,ry,"y "," s",se,ea,rc,ch,"h,",", "," t",tr,ra,ac,ce,ed,"d "," l",li,ne,"e "," b",by}');
INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (4, 'en/claim-evidence-commentary', 'Claim, evidence, commentary: building a literature paragraph', 'Claim, evidence, commentary: building a literature paragraph', '<p>A strong body paragraph does one job: it proves one piece of your thesis. This sheet shows how to turn a line from a play into an argument instead of a plot summary.</p>
<h2>The core idea</h2>
<p>Three layers, in this order:</p>
<ol>
<li><strong>Claim.</strong> One sentence that someone could disagree with.</li>
<li><strong>Evidence.</strong> A short quotation, introduced by who speaks and when.</li>
<li><strong>Commentary.</strong> Two or three sentences on <em>how the words do it</em>: an image, a verb, a rhythm, a contrast.</li>
</ol>
<p>Aim for at least twice as much commentary as quotation. Quotations do not speak for themselves.</p>
<h2>Worked example 1: from topic to claim</h2>
<blockquote>
<p>Weak: In this scene, Macbeth talks about his ambition.</p>
<p>Better: By comparing his ambition to a rider who jumps too hard, Macbeth predicts his own fall before he has done anything wrong.</p>
</blockquote>
<p>The first only names a topic. The second can be tested against the text, and it already says <em>how</em>.</p>
<h2>Worked example 2: the paragraph</h2>
<p>In Act 1, Scene 7, Macbeth admits:</p>
<blockquote>
<p>I have no spur<br>To prick the sides of my intent, but only<br>Vaulting ambition, which o’erleaps itself</p>
</blockquote>
<p>A possible paragraph:</p>
<blockquote>
<p>By comparing his ambition to a rider who jumps too hard, Macbeth predicts his own fall before he has done anything wrong. Alone on stage, he confesses that he has “no spur” but “vaulting ambition, which o’erleaps itself.” A spur is a tool that a rider controls; ambition, in contrast, does the jumping here, and Macbeth is merely carried. The prefix “o’er” holds the warning: the leap succeeds too well, and its force throws the rider to the other side. He sees the danger clearly, which makes his choice to go on all the more disturbing.</p>
</blockquote>
<p>Count the sentences: one claim, one of evidence, three of commentary.</p>
<h2>Common mistakes</h2>
<ul>
<li>Opening with a quotation, so that the reader does not know what to look for.</li>
<li>“This quote shows that…” followed by the same idea in other words.</li>
<li>Retelling the plot. If a sentence answers only “what happens next?” cut it.</li>
<li>Naming a device and stopping: “This is a metaphor.” Say what it does.</li>
</ul>
<h2>Before you hand it in</h2>
<ul>
<li data-checked="false">My first sentence is arguable.</li>
<li data-checked="false">Every quotation has a speaker and a moment.</li>
<li data-checked="false">I comment on at least one exact word.</li>
<li data-checked="false">My last sentence points back to the thesis.</li>
</ul>
<h2>Practice</h2>
<p>Which sentences are arguable claims?</p>
<ol>
<li><em>Macbeth</em> was written by Shakespeare.</li>
<li>The play treats sleep as the privilege of the innocent.</li>
<li>Lady Macbeth reads a letter in Act 1, Scene 5.</li>
<li>Banquo’s silence makes him partly responsible for what follows.</li>
</ol>
<p>Then rewrite this comment so that it mentions an exact word: “This quote shows that Macbeth is ambitious.”</p>
<h3>Answers</h3>
<p>Sentences 2 and 4 are claims; 1 and 3 are facts. A possible rewrite: “The verb ‘o’erleaps’ turns ambition into a jump that cannot be stopped halfway.”</p>', 'en', NULL, 1, '2026-11-25 16:07:53.217+00', '2026-11-25 16:07:53.217+00', NULL, '{c,l,a,i,m,","," ",e,v,d,n,o,t,r,y,:,b,u,g,p,h,cl,la,ai,im,"m,",", "," e",ev,vi,id,de,en,nc,ce,"e,"," c",co,om,mm,me,nt,ta,ar,ry,y:,": "," b",bu,ui,il,ld,di,in,ng,"g "," a","a "," l",li,it,te,er,ra,at,tu,ur,re,"e "," p",pa,ag,gr,ap,ph}');
INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (61, NULL, 'Radians <span data-type="math" data-latex="2\pi"></span>', 'Radians 2\pi', '<p>수학</p>', 'ko', '0X0TloFIyB0NRhZ1E5Ueww', 1, '2026-11-25 16:07:59.264+00', '2026-11-25 16:07:59.264+00', NULL, '{r,a,d,i,n,s," ",2,"\\",p,ra,ad,di,ia,an,ns,"s "," 2","2\\","\\p",pi}');
INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (60, 'ko/wrong-answer-notebook', 'An edited title', 'An edited title', '<p>Edited.</p>', 'ko', NULL, 2, '2026-11-25 16:07:53.217+00', '2026-11-25 16:07:59.275+00', NULL, '{a,n," ",e,d,i,t,l,an,"n "," e",ed,di,it,te,"d "," t",ti,tl,le}');
INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (59, 'en/unit-circle-and-radians', 'The unit circle and radians without cramming', 'The unit circle and radians without cramming', '<p>Five values and one picture are enough to find the sine, cosine, and tangent of every “nice” angle. This sheet shows how radians measure turning and how symmetry does the rest.</p>
<h2>The core idea</h2>
<p>Wrap the radius around the rim of a circle: the angle it covers is <strong>one radian</strong>. That makes arc length simple.</p>
<div data-type="math" data-latex="s = r\theta, \qquad 180^\circ = \pi \text{ radians}"></div>
<p>On a circle of radius <span data-type="math" data-latex="1"></span>, turn by <span data-type="math" data-latex="\theta"></span> from the positive <span data-type="math" data-latex="x"></span>-axis. You land on the point <span data-type="math" data-latex="(\cos\theta, \sin\theta)"></span>, and <span data-type="math" data-latex="\tan\theta = \frac{\sin\theta}{\cos\theta}"></span> is the slope of the line from the center.</p>
<table>
<thead>
<tr>
<th><span data-type="math" data-latex="\theta"></span></th>
<th><span data-type="math" data-latex="0"></span></th>
<th><span data-type="math" data-latex="\frac{\pi}{6}"></span></th>
<th><span data-type="math" data-latex="\frac{\pi}{4}"></span></th>
<th><span data-type="math" data-latex="\frac{\pi}{3}"></span></th>
<th><span data-type="math" data-latex="\frac{\pi}{2}"></span></th>
</tr>
</thead>
<tbody>
<tr>
<td><span data-type="math" data-latex="\sin\theta"></span></td>
<td><span data-type="math" data-latex="0"></span></td>
<td><span data-type="math" data-latex="\frac{1}{2}"></span></td>
<td><span data-type="math" data-latex="\frac{\sqrt{2}}{2}"></span></td>
<td><span data-type="math" data-latex="\frac{\sqrt{3}}{2}"></span></td>
<td><span data-type="math" data-latex="1"></span></td>
</tr>
<tr>
<td><span data-type="math" data-latex="\cos\theta"></span></td>
<td><span data-type="math" data-latex="1"></span></td>
<td><span data-type="math" data-latex="\frac{\sqrt{3}}{2}"></span></td>
<td><span data-type="math" data-latex="\frac{\sqrt{2}}{2}"></span></td>
<td><span data-type="math" data-latex="\frac{1}{2}"></span></td>
<td><span data-type="math" data-latex="0"></span></td>
</tr>
<tr>
<td><span data-type="math" data-latex="\tan\theta"></span></td>
<td><span data-type="math" data-latex="0"></span></td>
<td><span data-type="math" data-latex="\frac{\sqrt{3}}{3}"></span></td>
<td><span data-type="math" data-latex="1"></span></td>
<td><span data-type="math" data-latex="\sqrt{3}"></span></td>
<td>undefined</td>
</tr>
</tbody>
</table>
<p>To remember the sine row, read it as <span data-type="math" data-latex="\frac{\sqrt{0}}{2}, \frac{\sqrt{1}}{2}, \frac{\sqrt{2}}{2}, \frac{\sqrt{3}}{2}, \frac{\sqrt{4}}{2}"></span>. The cosine row is the same list backwards.</p>
<p>For any other angle, find its <strong>reference angle</strong> (the acute angle to the <span data-type="math" data-latex="x"></span>-axis), take the value from the table, and let the quadrant choose the sign: <span data-type="math" data-latex="x"></span> is negative on the left, <span data-type="math" data-latex="y"></span> is negative below.</p>
<h2>Worked examples</h2>
<p><strong>Values.</strong> <span data-type="math" data-latex="\frac{7\pi}{6}"></span> is <span data-type="math" data-latex="\frac{\pi}{6}"></span> past <span data-type="math" data-latex="\pi"></span>, so it lies in quadrant III with reference angle <span data-type="math" data-latex="\frac{\pi}{6}"></span>. Both coordinates are negative: <span data-type="math" data-latex="\sin\frac{7\pi}{6} = -\frac{1}{2}"></span> and <span data-type="math" data-latex="\cos\frac{7\pi}{6} = -\frac{\sqrt{3}}{2}"></span>.</p>
<p><strong>An equation.</strong> Solve <span data-type="math" data-latex="2\cos x = -1"></span> for <span data-type="math" data-latex="0 \le x < 2\pi"></span>. Since <span data-type="math" data-latex="\cos x = -\frac{1}{2}"></span>, the reference angle is <span data-type="math" data-latex="\frac{\pi}{3}"></span> and <span data-type="math" data-latex="x"></span> is on the left side, in quadrants II and III: <span data-type="math" data-latex="x = \frac{2\pi}{3}"></span> or <span data-type="math" data-latex="x = \frac{4\pi}{3}"></span>.</p>
<p><strong>An arc.</strong> A Ferris wheel of radius <span data-type="math" data-latex="20\ \mathrm{m}"></span> turns through <span data-type="math" data-latex="135^\circ = \frac{3\pi}{4}"></span>. A seat travels <span data-type="math" data-latex="20 \cdot \frac{3\pi}{4} = 15\pi \approx 47\ \mathrm{m}"></span>.</p>
<h2>Common mistakes</h2>
<ul>
<li>Using degrees in <span data-type="math" data-latex="s = r\theta"></span>. The formula needs radians.</li>
<li>A calculator in the wrong mode. Test it: <span data-type="math" data-latex="\sin\frac{\pi}{2}"></span> should show <span data-type="math" data-latex="1"></span>.</li>
<li>Giving one solution when the interval holds two.</li>
</ul>
<h2>Practice</h2>
<ol>
<li>Write <span data-type="math" data-latex="300^\circ"></span> in radians.</li>
<li>Find <span data-type="math" data-latex="\tan\frac{3\pi}{4}"></span> and <span data-type="math" data-latex="\cos\frac{11\pi}{6}"></span>.</li>
<li>Solve <span data-type="math" data-latex="2\sin x = \sqrt{3}"></span> for <span data-type="math" data-latex="0 \le x < 2\pi"></span>.</li>
<li>An arc of <span data-type="math" data-latex="12\ \mathrm{cm}"></span> lies on a circle of radius <span data-type="math" data-latex="8\ \mathrm{cm}"></span>. Find the angle.</li>
</ol>
<h3>Answers</h3>
<ol>
<li><span data-type="math" data-latex="\frac{5\pi}{3}"></span></li>
<li><span data-type="math" data-latex="-1"></span> and <span data-type="math" data-latex="\frac{\sqrt{3}}{2}"></span></li>
<li><span data-type="math" data-latex="x = \frac{\pi}{3}"></span> or <span data-type="math" data-latex="x = \frac{2\pi}{3}"></span></li>
<li><span data-type="math" data-latex="\theta = \frac{12}{8} = 1.5"></span> radians, about <span data-type="math" data-latex="86^\circ"></span>.</li>
</ol>', 'en', NULL, 1, '2026-11-25 16:07:53.217+00', '2026-11-25 16:07:53.217+00', '2026-11-25 16:07:59.284+00', '{t,h,e," ",u,n,i,c,r,l,a,d,s,w,o,m,g,th,he,"e "," u",un,ni,it,"t "," c",ci,ir,rc,cl,le," a",an,nd,"d "," r",ra,ad,di,ia,ns,"s "," w",wi,ho,ou,ut,cr,am,mm,mi,in,ng}');


--
-- Data for Name: export_jobs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.export_jobs (id, user_id, state, total, done, started_at, seen_at) VALUES ('800fysi5AVWJjYynNDaM-g', '0X0TloFIyB0NRhZ1E5Ueww', 'finished', 2, 2, '2026-11-25 16:07:59.341+00', '2026-11-25 16:08:02.672+00');
INSERT INTO public.export_jobs (id, user_id, state, total, done, started_at, seen_at) VALUES ('KilledDuringExport_001', '0X0TloFIyB0NRhZ1E5Ueww', 'running', 20, 7, '2026-11-25 16:08:23.897+00', '2026-11-25 16:08:23.897+00');


--
-- Data for Name: failed_stripe_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.failed_stripe_events (id, type, failed_at) VALUES ('evt_frozen_failed', 'customer.subscription.updated', '2026-11-25 16:08:23.898+00');


--
-- Data for Name: followed_plans; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.followed_plans (user_id, document, changed_at) VALUES ('0X0TloFIyB0NRhZ1E5Ueww', '{"plan": {"exam": null, "from": "2026-11-25", "left": [], "tasks": [{"day": "2026-11-25", "key": "official.IB.1", "exam": "IB", "kind": "official", "number": 1, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-11-25", "key": "official.IB.2", "exam": "IB", "kind": "official", "number": 2, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-11-26", "key": "official.IB.3", "exam": "IB", "kind": "official", "number": 3, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2026-11-26", "key": "practise.english.comparing-texts.1", "kind": "practise", "number": 1, "skills": ["english.comparing-texts"], "minutes": 15}, {"day": "2026-11-26", "key": "practise.math.probability.1", "kind": "practise", "number": 1, "skills": ["math.probability"], "minutes": 15}, {"day": "2026-11-28", "key": "official.IB.4", "exam": "IB", "kind": "official", "number": 4, "skills": ["physics.fields"], "minutes": 30}, {"day": "2026-11-28", "key": "official.IB.5", "exam": "IB", "kind": "official", "number": 5, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2026-11-28", "key": "official.IB.6", "exam": "IB", "kind": "official", "number": 6, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2026-11-29", "key": "learn.english.literary-analysis", "kind": "learn", "sheet": "claim-evidence-commentary", "skills": ["english.literary-analysis"], "minutes": 20}, {"day": "2026-11-30", "key": "official.IB.7", "exam": "IB", "kind": "official", "number": 7, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2026-11-30", "key": "official.IB.8", "exam": "IB", "kind": "official", "number": 8, "skills": ["physics.fields"], "minutes": 30}, {"day": "2026-12-01", "key": "official.IB.9", "exam": "IB", "kind": "official", "number": 9, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-12-01", "key": "official.IB.10", "exam": "IB", "kind": "official", "number": 10, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-12-02", "key": "due.2026-11-30.1", "kind": "due", "number": 1, "skills": [], "minutes": 10}, {"day": "2026-12-02", "key": "official.IB.11", "exam": "IB", "kind": "official", "number": 11, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2026-12-02", "key": "official.IB.12", "exam": "IB", "kind": "official", "number": 12, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-12-03", "key": "official.IB.13", "exam": "IB", "kind": "official", "number": 13, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2026-12-03", "key": "official.IB.14", "exam": "IB", "kind": "official", "number": 14, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2026-12-05", "key": "official.IB.15", "exam": "IB", "kind": "official", "number": 15, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2026-12-05", "key": "official.IB.16", "exam": "IB", "kind": "official", "number": 16, "skills": ["physics.fields"], "minutes": 30}, {"day": "2026-12-05", "key": "official.IB.17", "exam": "IB", "kind": "official", "number": 17, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-12-06", "key": "due.2026-11-30.2", "kind": "due", "number": 2, "skills": [], "minutes": 10}, {"day": "2026-12-07", "key": "official.IB.18", "exam": "IB", "kind": "official", "number": 18, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-12-07", "key": "official.IB.19", "exam": "IB", "kind": "official", "number": 19, "skills": ["physics.fields"], "minutes": 30}, {"day": "2026-12-08", "key": "official.IB.20", "exam": "IB", "kind": "official", "number": 20, "skills": ["physics.fields"], "minutes": 30}, {"day": "2026-12-08", "key": "official.IB.21", "exam": "IB", "kind": "official", "number": 21, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2026-12-09", "key": "due.2026-12-07.1", "kind": "due", "number": 1, "skills": [], "minutes": 10}, {"day": "2026-12-09", "key": "official.IB.22", "exam": "IB", "kind": "official", "number": 22, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-12-09", "key": "official.IB.23", "exam": "IB", "kind": "official", "number": 23, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2026-12-10", "key": "official.IB.24", "exam": "IB", "kind": "official", "number": 24, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2026-12-10", "key": "official.IB.25", "exam": "IB", "kind": "official", "number": 25, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-12-12", "key": "official.IB.26", "exam": "IB", "kind": "official", "number": 26, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-12-12", "key": "official.IB.27", "exam": "IB", "kind": "official", "number": 27, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-12-12", "key": "official.IB.28", "exam": "IB", "kind": "official", "number": 28, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2026-12-13", "key": "due.2026-12-07.2", "kind": "due", "number": 2, "skills": [], "minutes": 10}, {"day": "2026-12-14", "key": "official.IB.29", "exam": "IB", "kind": "official", "number": 29, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-12-14", "key": "official.IB.30", "exam": "IB", "kind": "official", "number": 30, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-12-15", "key": "official.IB.31", "exam": "IB", "kind": "official", "number": 31, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-12-15", "key": "official.IB.32", "exam": "IB", "kind": "official", "number": 32, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2026-12-16", "key": "due.2026-12-14.1", "kind": "due", "number": 1, "skills": [], "minutes": 10}, {"day": "2026-12-16", "key": "official.IB.33", "exam": "IB", "kind": "official", "number": 33, "skills": ["physics.fields"], "minutes": 30}, {"day": "2026-12-16", "key": "official.IB.34", "exam": "IB", "kind": "official", "number": 34, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2026-12-17", "key": "official.IB.35", "exam": "IB", "kind": "official", "number": 35, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2026-12-17", "key": "official.IB.36", "exam": "IB", "kind": "official", "number": 36, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-12-19", "key": "official.IB.37", "exam": "IB", "kind": "official", "number": 37, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2026-12-19", "key": "official.IB.38", "exam": "IB", "kind": "official", "number": 38, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2026-12-19", "key": "official.IB.39", "exam": "IB", "kind": "official", "number": 39, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2026-12-20", "key": "due.2026-12-14.2", "kind": "due", "number": 2, "skills": [], "minutes": 10}, {"day": "2026-12-21", "key": "official.IB.40", "exam": "IB", "kind": "official", "number": 40, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2026-12-21", "key": "official.IB.41", "exam": "IB", "kind": "official", "number": 41, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2026-12-22", "key": "official.IB.42", "exam": "IB", "kind": "official", "number": 42, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-12-22", "key": "official.IB.43", "exam": "IB", "kind": "official", "number": 43, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-12-23", "key": "due.2026-12-21.1", "kind": "due", "number": 1, "skills": [], "minutes": 10}, {"day": "2026-12-23", "key": "official.IB.44", "exam": "IB", "kind": "official", "number": 44, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2026-12-23", "key": "official.IB.45", "exam": "IB", "kind": "official", "number": 45, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-12-24", "key": "official.IB.46", "exam": "IB", "kind": "official", "number": 46, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-12-24", "key": "official.IB.47", "exam": "IB", "kind": "official", "number": 47, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2026-12-26", "key": "official.IB.48", "exam": "IB", "kind": "official", "number": 48, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2026-12-26", "key": "official.IB.49", "exam": "IB", "kind": "official", "number": 49, "skills": ["physics.fields"], "minutes": 30}, {"day": "2026-12-26", "key": "official.IB.50", "exam": "IB", "kind": "official", "number": 50, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2026-12-27", "key": "date.ouac.deadlines.2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "date", "skills": [], "minutes": 15, "deadline": "2027-01-15"}, {"day": "2026-12-28", "key": "official.IB.51", "exam": "IB", "kind": "official", "number": 51, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-12-28", "key": "official.IB.52", "exam": "IB", "kind": "official", "number": 52, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2026-12-29", "key": "official.IB.53", "exam": "IB", "kind": "official", "number": 53, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2026-12-29", "key": "official.IB.54", "exam": "IB", "kind": "official", "number": 54, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2026-12-30", "key": "official.IB.55", "exam": "IB", "kind": "official", "number": 55, "skills": ["physics.fields"], "minutes": 30}, {"day": "2026-12-30", "key": "official.IB.56", "exam": "IB", "kind": "official", "number": 56, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2026-12-30", "key": "official.IB.57", "exam": "IB", "kind": "official", "number": 57, "skills": ["english.literary-analysis"], "minutes": 10}, {"day": "2026-12-31", "key": "official.IB.58", "exam": "IB", "kind": "official", "number": 58, "skills": ["math.probability"], "minutes": 30}, {"day": "2026-12-31", "key": "official.IB.59", "exam": "IB", "kind": "official", "number": 59, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2027-01-02", "key": "official.IB.60", "exam": "IB", "kind": "official", "number": 60, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2027-01-02", "key": "official.IB.61", "exam": "IB", "kind": "official", "number": 61, "skills": ["physics.fields"], "minutes": 30}, {"day": "2027-01-02", "key": "official.IB.62", "exam": "IB", "kind": "official", "number": 62, "skills": ["math.probability"], "minutes": 30}, {"day": "2027-01-03", "key": "due.2026-12-28.1", "kind": "due", "number": 1, "skills": [], "minutes": 10}, {"day": "2027-01-03", "key": "due.2026-12-28.2", "kind": "due", "number": 2, "skills": [], "minutes": 10}, {"day": "2027-01-04", "key": "official.IB.63", "exam": "IB", "kind": "official", "number": 63, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2027-01-04", "key": "official.IB.64", "exam": "IB", "kind": "official", "number": 64, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2027-01-05", "key": "official.IB.65", "exam": "IB", "kind": "official", "number": 65, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2027-01-05", "key": "official.IB.66", "exam": "IB", "kind": "official", "number": 66, "skills": ["physics.fields"], "minutes": 30}, {"day": "2027-01-06", "key": "official.IB.67", "exam": "IB", "kind": "official", "number": 67, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2027-01-06", "key": "official.IB.68", "exam": "IB", "kind": "official", "number": 68, "skills": ["math.probability"], "minutes": 30}, {"day": "2027-01-06", "key": "official.IB.69", "exam": "IB", "kind": "official", "number": 69, "skills": ["math.exponentials-logarithms"], "minutes": 10}, {"day": "2027-01-07", "key": "official.IB.70", "exam": "IB", "kind": "official", "number": 70, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2027-01-07", "key": "official.IB.71", "exam": "IB", "kind": "official", "number": 71, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2027-01-09", "key": "official.IB.72", "exam": "IB", "kind": "official", "number": 72, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2027-01-09", "key": "official.IB.73", "exam": "IB", "kind": "official", "number": 73, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2027-01-09", "key": "official.IB.74", "exam": "IB", "kind": "official", "number": 74, "skills": ["math.probability"], "minutes": 30}, {"day": "2027-01-10", "key": "due.2027-01-04.1", "kind": "due", "number": 1, "skills": [], "minutes": 10}, {"day": "2027-01-10", "key": "due.2027-01-04.2", "kind": "due", "number": 2, "skills": [], "minutes": 10}, {"day": "2027-01-11", "key": "official.IB.75", "exam": "IB", "kind": "official", "number": 75, "skills": ["physics.fields"], "minutes": 30}, {"day": "2027-01-11", "key": "official.IB.76", "exam": "IB", "kind": "official", "number": 76, "skills": ["math.probability"], "minutes": 30}, {"day": "2027-01-12", "key": "official.IB.77", "exam": "IB", "kind": "official", "number": 77, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2027-01-12", "key": "official.IB.78", "exam": "IB", "kind": "official", "number": 78, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2027-01-13", "key": "official.IB.79", "exam": "IB", "kind": "official", "number": 79, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2027-01-13", "key": "official.IB.80", "exam": "IB", "kind": "official", "number": 80, "skills": ["english.literary-analysis"], "minutes": 30}, {"day": "2027-01-13", "key": "official.IB.81", "exam": "IB", "kind": "official", "number": 81, "skills": ["english.literary-analysis"], "minutes": 10}, {"day": "2027-01-14", "key": "official.IB.82", "exam": "IB", "kind": "official", "number": 82, "skills": ["physics.fields"], "minutes": 30}, {"day": "2027-01-14", "key": "official.IB.83", "exam": "IB", "kind": "official", "number": 83, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2027-01-16", "key": "official.IB.84", "exam": "IB", "kind": "official", "number": 84, "skills": ["english.comparing-texts"], "minutes": 30}, {"day": "2027-01-16", "key": "official.IB.85", "exam": "IB", "kind": "official", "number": 85, "skills": ["math.probability"], "minutes": 30}, {"day": "2027-01-16", "key": "official.IB.86", "exam": "IB", "kind": "official", "number": 86, "skills": ["physics.momentum"], "minutes": 30}, {"day": "2027-01-17", "key": "due.2027-01-11.1", "kind": "due", "number": 1, "skills": [], "minutes": 10}, {"day": "2027-01-17", "key": "due.2027-01-11.2", "kind": "due", "number": 2, "skills": [], "minutes": 10}, {"day": "2027-01-18", "key": "due.2027-01-18.1", "kind": "due", "number": 1, "skills": [], "minutes": 10}, {"day": "2027-01-18", "key": "due.2027-01-18.2", "kind": "due", "number": 2, "skills": [], "minutes": 10}, {"day": "2027-01-18", "key": "mixed.physics.1", "kind": "mixed", "number": 1, "skills": ["physics.momentum", "physics.fields"], "minutes": 15}, {"day": "2027-01-18", "key": "official.IB.87", "exam": "IB", "kind": "official", "number": 87, "skills": ["math.exponentials-logarithms"], "minutes": 30}, {"day": "2027-01-19", "key": "official.IB.88", "exam": "IB", "kind": "official", "number": 88, "skills": ["physics.fields"], "minutes": 30}, {"day": "2027-01-19", "key": "official.IB.89", "exam": "IB", "kind": "official", "number": 89, "skills": ["english.literary-analysis"], "minutes": 30}], "until": "2027-01-19", "phases": [{"from": "2026-11-25", "kind": "learn", "until": "2026-12-16"}, {"from": "2026-12-17", "kind": "practise", "until": "2026-12-30"}, {"from": "2026-12-31", "kind": "mixed", "until": "2027-01-19"}], "version": 1, "bankLastsUntil": "2026-11-25"}, "hours": {"week": {"friday": {"from": "18:00", "until": "21:00", "minutes": 0}, "monday": {"from": "18:00", "until": "21:00", "minutes": 65}, "sunday": {"from": "18:00", "until": "21:00", "minutes": 20}, "tuesday": {"from": "18:00", "until": "21:00", "minutes": 65}, "saturday": {"from": "18:00", "until": "21:00", "minutes": 95}, "thursday": {"from": "18:00", "until": "21:00", "minutes": 60}, "wednesday": {"from": "18:00", "until": "21:00", "minutes": 70}}, "exceptions": {}}, "report": {"result": {"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}], "topics": [], "assumed": [{"kind": "course", "value": "IB Mathematics: Analysis and Approaches HL"}, {"kind": "course", "value": "IB Physics SL"}, {"kind": "course", "value": "IB English A: Language and Literature SL"}], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 29 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. You named no course, so we picked IB Math AA HL, IB Physics SL, and IB English A to fit your grade, and this plan aims for a 7. Start with Momentum: given its weight and how far you have to go, this is where you can gain the most. IB exams run from April 23, 2027 to May 22, 2027; sources differ by a few days, so ask your school for your exam days. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [515]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [349]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [513]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": []}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": [236]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [525]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [393]}], "minutes": 70, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 15}}, "skill": "physics.momentum", "minutes": 15, "problemIds": []}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "review", "text": {"key": "task.selfTest", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [526]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 25}}, "skill": "math.probability", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": [239]}], "minutes": 95, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.momentum"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.momentum", "exam": "IB", "skills": ["physics.momentum"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.432, "minutes": 55, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.fields"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.fields", "exam": "IB", "skills": ["physics.fields"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.432, "minutes": 50, "subject": "physics"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.literary-analysis"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.literary-analysis", "exam": "IB", "skills": ["english.literary-analysis"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.comparing-texts"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.comparing-texts", "exam": "IB", "skills": ["english.comparing-texts"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.exponentials-logarithms"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.exponentials-logarithms", "exam": "IB", "skills": ["math.exponentials-logarithms"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.432, "minutes": 65, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.432, "minutes": 65, "subject": "mathematics"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}], "context": {"grade": "G12", "today": "2026-11-25", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.math.exponentials-logarithms", "skill.math.probability"]}, "minutes": 130}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 105}}, "module": "module.science"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.english.literary-analysis", "skill.english.comparing-texts"]}, "minutes": 100}}, "module": "module.english"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.physics.momentum"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 29}}, {"key": "need.coursesChosen", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}, {"key": "first.practise", "values": {"area": {"term": "skill.physics.momentum"}}}, {"key": "next.window", "values": {"end": {"date": "2027-05-22"}, "exam": {"term": "exam.IB"}, "start": {"date": "2027-04-23"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 515, "skill": "physics.momentum", "title": "Stopping in space with a bag of tools"}, {"id": 525, "skill": "physics.fields", "title": "Which way is the electron pushed?"}, {"id": 236, "skill": "english.comparing-texts", "title": "Judging people in five minutes"}, {"id": 349, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 393, "skill": "math.probability", "title": "Visitors of a science museum"}, {"id": 513, "skill": "physics.momentum", "title": "How hard does the wall hit the ball?"}, {"id": 526, "skill": "physics.fields", "title": "Counting electrons on a floating droplet"}, {"id": 239, "skill": "english.comparing-texts", "title": "Seats in the front rows"}]}, "weaknesses": ["Momentum: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Electric and magnetic fields: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Literary analysis: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Comparing texts: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Exponentials and logarithms: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh.", "Probability: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Momentum (20 min): “Stopping in space with a bag of tools”", "Practice Literary analysis (25 min)", "Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”"]}, {"day": "Tuesday", "tasks": ["Practice Literary analysis (25 min)", "Practice Momentum (20 min): “How hard does the wall hit the ball?”", "Practice Exponentials and logarithms (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Comparing texts (25 min): “Judging people in five minutes”", "Practice Electric and magnetic fields (25 min): “Which way is the electron pushed?”", "Practice Probability (20 min): “Visitors of a science museum”"]}, {"day": "Thursday", "tasks": ["Practice Exponentials and logarithms (25 min)", "Practice Probability (20 min)", "Practice Momentum (15 min)"]}, {"day": "Saturday", "tasks": ["Test yourself without notes on Momentum; Electric and magnetic fields (20 min)", "Practice Electric and magnetic fields (25 min): “Counting electrons on a floating droplet”", "Practice Probability (25 min)", "Practice Comparing texts (25 min): “Seats in the front rows”"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 130 minutes a week on Exponentials and logarithms; Probability.", "Science: 105 minutes a week on Momentum; Electric and magnetic fields.", "English: 100 minutes a week on Literary analysis and Comparing texts.", "Momentum: Start your week by practicing this."], "recommendedProblems": [{"id": 515, "title": "Stopping in space with a bag of tools"}, {"id": 525, "title": "Which way is the electron pushed?"}, {"id": 236, "title": "Judging people in five minutes"}, {"id": 349, "title": "Two coffees and one bedtime"}, {"id": 393, "title": "Visitors of a science museum"}, {"id": 513, "title": "How hard does the wall hit the ball?"}, {"id": 526, "title": "Counting electrons on a floating droplet"}, {"id": 239, "title": "Seats in the front rows"}]}, "context": {"goal": "IB_7", "grade": "G12", "country": "CA"}}, "version": 1, "exam_date": null, "time_zone": "UTC", "changed_at": "2026-11-25T16:08:10.917Z"}', '2026-11-25 16:08:10.917+00');


--
-- Data for Name: item_parameters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (537, 1, '{2.0333354133898128e-07,9.092220625305891e-07,3.629940114177826e-06,1.2928741523592128e-05,4.104932433188787e-05,0.00011609872708533919,0.00029229273526985074,0.0006546347165019844,0.0013035279607933104,0.0023065578080467687,0.0036253428935852637,0.005059768736738083,0.006269088511279087,0.006894535043499898,0.006729850780571334,0.005830622913378493,0.004484104843611147,0.0030616749458927746,0.0018563530487476672,0.0009997590959151118,0.0004784019978656628,0.00020346630652845924,7.693748222902681e-05,2.587464620877644e-05,7.741844828600263e-06,5.788344928902076e-07,2.6630874653363438e-06,1.1016476619411569e-05,4.0891916169509105e-05,0.00013589484114290602,0.0004034077666046733,0.001067292063871911,0.0025112946791894138,0.00524508183314059,0.00970786011508854,0.015900732366326213,0.023023914913802054,0.029451033828031145,0.03326711254650305,0.03318116467938025,0.02922941762921017,0.022750655448891485,0.015656254151875146,0.009533138209985506,0.005140531597913453,0.0024569114273448635,0.0010417479570603548,0.0003921866427982892,0.0001311952079545684,3.902498143232885e-05,5.6891877623343e-07,2.6018039280455404e-06,1.0845598177090852e-05,4.1123386204373026e-05,0.00014132394297362914,0.0004381022263585482,0.0012185693126903125,0.0030248004183952328,0.006667080582525028,0.0129922069284778,0.022306183416019962,0.0336553309411835,0.044551843583867934,0.051706091179480614,0.0526147203620459,0.046976248084735106,0.03684662876102545,0.025431156807766767,0.015472926436436555,0.008314401328862377,0.0039530149874462414,0.0016656580037437297,0.0006229237030176213,0.00020701815573767607,6.119864499749664e-05,2.8568811400990203e-07,1.249329456339893e-06,5.032639221597541e-06,1.8756617911650556e-05,6.471257692193567e-05,0.00020577415542748513,0.0005977794514225359,0.0015686501605682772,0.003675389720464381,0.007610710786730287,0.013816944428728568,0.021870128992448282,0.03008452223899161,0.035923290729293234,0.03725439749386704,0.03361634858979559,0.026467000011287253,0.018242566984242183,0.011046282718673485,0.005895999536961255,0.002782360583033213,0.0011637879042529764,0.0004323145970465434,0.0001428367244925505,4.202060317021609e-05,8.668597992193795e-08,3.618433161620677e-07,1.38348196730252e-06,4.906292309863914e-06,1.6337319327569557e-05,5.140221917719017e-05,0.0001520729761693277,0.000416367359510711,0.0010326005962263956,0.0022724223485428574,0.0043674743534738245,0.007254915537184374,0.0103587336433551,0.01269327950847876,0.013367584915893281,0.012142173683737179,0.009559887425684052,0.006560639476528572,0.003946265312482471,0.002090923250185726,0.0009798969360826776,0.00040743710343096667,0.00015063551330812993,4.959156479364907e-05,1.4551073013926592e-05}', 1.1216013671748368, 0.4958011264084615, 0.38677041561480724, 1.0003903174031175, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 2, 'guessed', '2026-11-25 16:08:22.504+00', 0.24511719662913398, 0.18500578616936397, 0.004787428561119732, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (543, 1, '{9.145630077383981e-06,3.039883515371214e-05,8.983544412169237e-05,0.000235953361614,0.000550595309913414,0.0011410660343006067,0.0020994864126309865,0.0034284983286332915,0.00496780860310134,0.0063855499092139575,0.007280001057458355,0.007360696928213682,0.006600013852019144,0.005248357682760879,0.0037016790140283924,0.0023160252975725987,0.0012857466983409035,0.0006335138571596725,0.00027713105772409575,0.00010767058895430211,3.716692556901947e-05,1.140341949573394e-05,3.1110465371427328e-06,7.549958809648633e-07,1.6304981134081509e-07,4.663184150316207e-05,0.0001558269742748557,0.00046246273144289715,0.0012179029780421515,0.0028434735841766524,0.005879850133607623,0.01075819026878791,0.017400267361376395,0.024856261208861478,0.03133643558361381,0.034844784345986424,0.03416065339688016,0.029521405039431264,0.022490270968647596,0.01510863330355809,0.00895467622867125,0.004685695981785934,0.002166565048696852,0.0008860694093206396,0.00032086350085160564,0.00010299219722324645,2.9335779279606633e-05,7.422859714900062e-06,1.6702590729766405e-06,3.345649844333341e-07,7.390048362818598e-05,0.0002486686146469144,0.0007430870145256832,0.001969264429741718,0.004620721564588815,0.009582080319785668,0.017526268704119812,0.02821666279560065,0.03990585532598087,0.049486681396411734,0.05372802237864176,0.05101509647146463,0.04233790114561231,0.030710413289130278,0.019480986343077534,0.01081895759010173,0.005268625815569069,0.0022542516224501423,0.0008493314346362045,0.00028247140245692,8.313548389036085e-05,2.1708129621229612e-05,5.042019807673356e-06,1.0444347657660485e-06,1.9348871313463854e-07,5.114563799643774e-05,0.00017321328366581382,0.0005214022456435474,0.0013925997281407417,0.0032926911048471595,0.006872491031241344,0.012620146808937945,0.02031394783435393,0.028552235666837608,0.034914466350248884,0.03702477948224141,0.03396431682053772,0.026911247284176435,0.018409511805810786,0.010881121398230872,0.00556744597387927,0.0024733389747163817,0.0009577648332180485,0.00032480780753459,9.698866163302394e-05,2.565374938077676e-05,6.051107767961014e-06,1.2825770316356089e-06,2.464169185826382e-07,4.3329193626503885e-08,1.7786364997746727e-05,6.048837411867988e-05,0.00018306779711114348,0.0004921947749815791,0.0011724881843160786,0.002465758872774906,0.004556556956337765,0.007357974802131036,0.01031998203558239,0.012495458567353561,0.012988493173530846,0.011537847261787821,0.008731639505422047,0.005621602369562184,0.003080548910291513,0.001440391579731041,0.0005773037892513712,0.00019968339974363604,6.0158411548626736e-05,1.5978841418422772e-05,3.801664196440335e-06,8.266868050918046e-07,1.6822167930001344e-07,3.276190241095019e-08,6.190192538338066e-09}', 1.1106096236281369, -0.5731207430431637, 0.387609510832763, 0.9890834777008003, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 6, 'guessed', '2026-11-25 16:08:22.504+00', 0.24558394779673914, 0.3208693597069294, 0.004338038385572592, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (545, 1, '{2.0333165518914508e-07,9.092154206748577e-07,3.6299158640828954e-06,1.2928645888134462e-05,4.104893742406237e-05,0.00011609725095685177,0.00029228771005147927,0.0006546198114177524,0.0013034897226640789,0.002306473006035212,0.003625180024803173,0.005059497202112758,0.00626869460436679,0.0068940367543337405,0.0067293000610549655,0.005830090194451907,0.004483653118191135,0.003061338668687865,0.0018561329774137727,0.0009996323203047214,0.00047833763314677883,0.00020343747243063937,7.692607209993534e-05,2.587065364181223e-05,7.740608270651125e-06,5.78850442165069e-07,2.6632013334066358e-06,1.1017081114116707e-05,4.0894511932150485e-05,0.00013590412859629266,0.000403435763688039,0.0010673632970260379,0.002511446812696134,0.00524535056426334,0.009708239810812883,0.01590112483030017,0.023024109736812563,0.02945076859760077,0.03326620854534103,0.033179654388666525,0.0292275600859562,0.02274881588998362,0.015654733944836213,0.00953207024424459,0.005139886547561773,0.0024565738532924576,0.0010415940133492493,0.00039212519601504675,0.0001311736638752697,3.90183269632294e-05,5.689182540115814e-07,2.6018967565869385e-06,1.0846365003468127e-05,4.112756007965029e-05,0.00014134172014274794,0.00043816446189998706,0.0012187516294188138,0.0030252497318087536,0.006668010613562954,0.012993811695820841,0.02230845614259448,0.03365788909084149,0.044553952243026225,0.05170698382660354,0.05261404312998241,0.046974278817913336,0.036844088266673354,0.025428784613635777,0.01547115453888041,0.0083132994764254,0.003952432356471653,0.001665392554144886,0.0006228185474226391,0.00020698169629372807,6.118752628242725e-05,2.856637440289598e-07,1.249280235023655e-06,5.032720573858308e-06,1.8758065103012075e-05,6.472141532155942e-05,0.0002058125645244671,0.0005979117837646894,0.0015690234040262622,0.0036762594334124234,0.00761238311474297,0.013819576129635667,0.021873460147924177,0.030087791204076165,0.03592554087040476,0.03725503185600134,0.033615479397140526,0.02646529880436418,0.018240794744946637,0.011044912386696436,0.005895143656650306,0.0027819123888030888,0.001163586950649445,0.0004322364137642389,0.00014281008985910713,4.2012608596003376e-05,8.667258359229108e-08,3.617985917736869e-07,1.383378200899674e-06,4.906265955073278e-06,1.6338661884350275e-05,5.14112122636563e-05,0.00015211168529300176,0.0004164948309851091,0.0010329357614246458,0.0022731332889160266,0.00436868753066738,0.007256560547702074,0.010360458114529514,0.012694583557290279,0.013368124339795997,0.012141969257460505,0.009559255180022515,0.006559943242966568,0.00394572607113739,0.002090591633138344,0.0009797269032198,0.00040736247711840916,0.00015060702529306864,4.958200985451157e-05,1.4548239414187836e-05}', 1.1216134928123591, 0.49573958189357237, 0.38676930444678864, 1.0003884039295385, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 25, 'guessed', '2026-11-25 16:08:22.504+00', 0.2451019362242717, 0.18491193700189754, 0.004802091926493307, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (553, 1, '{2.0414025425157233e-07,9.129316725207482e-07,3.6440841232564745e-06,1.2973017681015327e-05,4.115926521905771e-05,0.0001162934048549128,0.00029242272070059455,0.000653986921146173,0.0013001464326017494,0.0022965590292678964,0.003602950438767393,0.005018866181135319,0.006206257914276495,0.006812079242903297,0.006636531424216452,0.005738980947889719,0.004405674380310799,0.0030029834051284875,0.0018178490366105267,0.0009775659182093017,0.00046714245211106585,0.00019843000518368026,7.494858535469194e-05,2.5180300928141665e-05,7.527310760087127e-06,5.878795902576617e-07,2.712185697280843e-06,1.1241605359941707e-05,4.177282632281144e-05,0.0001388475541836981,0.0004118844679460436,0.0010880619382258748,0.002554410264474247,0.005319879735734853,0.0098134273113606,0.01601449872807814,0.02309861176052948,0.029429718436343993,0.03311303993600398,0.03290310918477058,0.028881803867864122,0.022406775792348774,0.015374208484375793,0.009336961187532257,0.005023283444545457,0.0023961751381474748,0.001014309810799385,0.0003813262450733692,0.00012741515593616486,3.786469084342146e-05,5.771212995264149e-07,2.6609022458197854e-06,1.1173868283853318e-05,4.2619643659094644e-05,0.00014705075336354155,0.0004566700880722933,0.0012696658689627207,0.0031438726278808053,0.00690067694282038,0.013373986981435335,0.022816302112566224,0.034191245197110816,0.04494972142238224,0.05181985405256987,0.052402349171359414,0.04652407403317434,0.03631286028563632,0.024958176463685672,0.01513266424907952,0.00810882211732775,0.0038467365843246146,0.0016180865551075631,0.0006043365307440119,0.0002006416404642277,5.926969681914281e-05,2.851323804471912e-07,1.262361329153472e-06,5.157962017214238e-06,1.9506244371173724e-05,6.817058495966276e-05,0.0002187687623069021,0.0006382774181331224,0.0016737766058293984,0.003902148193761311,0.008014233326103645,0.014401663388220099,0.022543227220916322,0.030666170082386663,0.03623456392958373,0.03722469647159768,0.03331952462304894,0.0260599550271689,0.017868211904891834,0.010776583394653459,0.005735223290591621,0.0027008446877002795,0.0011280566221346104,0.0004186297218668314,0.0001382246423030296,4.0646273710704245e-05,8.502936353040713e-08,3.5855237442134465e-07,1.3919578939709458e-06,5.038255773462401e-06,1.7173362940069796e-05,5.521066111135255e-05,0.0001657541540189637,0.00045612642473677684,0.001126563346999912,0.0024523312511539647,0.004643638608972731,0.007587782447777823,0.010659391243672971,0.012869060834368139,0.013380723919605007,0.012028585827384152,0.009395025559149256,0.006409950206045415,0.003840043454788839,0.0020292144798287302,0.0009493778014568441,0.0003943447287846047,0.00014570771609916786,4.795277435439799e-05,1.4067495608703882e-05}', 1.1235543099426448, 0.4824858379742593, 0.38656458599634264, 1.0014732367377872, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 11, 'guessed', '2026-11-25 16:08:22.504+00', 0.2420766022925215, 0.16890995839914785, 0.007672269143789274, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (560, 1, '{2.041402540812424e-07,9.129321926689728e-07,3.644086380464924e-06,1.2973019681382018e-05,4.115923183650578e-05,0.00011629314281480349,0.0002924215095727677,0.0006539827104139256,0.0013001346017520942,0.0022965312979594914,0.0036028952744310925,0.005018772080790858,0.006206119320428082,0.006811902145257476,0.006636334381585483,0.0057387895177064205,0.004405511613504009,0.003002862044246156,0.001817769549624933,0.0009775201158725452,0.00046711919991984836,0.0001984195919353612,7.49444665283223e-05,2.5178860454059392e-05,7.526864873036115e-06,5.878891191094119e-07,2.712244400425802e-06,1.124189555063914e-05,4.17740204432997e-05,0.00013885170548514722,0.00041189672240740107,0.0010880926258903295,0.0025544750312269187,0.0053199932751709636,0.009813587593220477,0.01601466709728714,0.02309870613325555,0.029429637695533722,0.03311271645472293,0.03290255651632681,0.02888112074898921,0.022406099411027797,0.015373650675100386,0.009336570382289121,0.005023048066304935,0.002396052289083881,0.0010142539243674512,0.0003813039855326598,0.00012740736570072318,3.786228832275792e-05,5.771261432591943e-07,2.6609618043009266e-06,1.1174263123264618e-05,4.262161572835231e-05,0.00014705875688163095,0.00045669719353871576,0.0012697432250633684,0.003144058992434614,0.006901054659150379,0.013374625482095228,0.02281718751768607,0.03419221850412013,0.04495049746493437,0.05182015036147645,0.05240205042091541,0.04652330228872648,0.036311893486008495,0.02495728823782841,0.015132008079891294,0.008108417366184142,0.0038465238589744134,0.0016179900804095735,0.0006042984451667456,0.00020062846966641552,5.926568797660907e-05,2.8512583944650474e-07,1.2623568095026076e-06,5.158059599078021e-06,1.950707186231234e-05,6.817494868627705e-05,0.00021878646447054569,0.0006383357314013155,0.0016739353322478977,0.003902506515464477,0.008014901795124275,0.014402683893748176,0.022544477757735555,0.030667349861060716,0.036235323634467846,0.037224842403824135,0.033319128654429694,0.026059280592168423,0.017867537566998857,0.010776072927973869,0.005734908582127673,0.0027006812762174095,0.0011279837655632184,0.00041860148202016754,0.00013821504560907619,4.064339785863882e-05,8.502494129731056e-08,3.585390041935833e-07,1.3919368895689864e-06,5.038331041482693e-06,1.7174221139871902e-05,5.5215293106634456e-05,0.00016577238564661724,0.0004561830929622888,0.001126705563125263,0.0024526204777560344,0.004644112582140631,0.007588399240548051,0.010660008605714462,0.012869497411107543,0.013380870215508784,0.012028467975052349,0.00939476789468238,0.006409683801464611,0.0038398428129933133,0.0020290929691192594,0.0009493160540897952,0.00039431777130020885,0.00014569745706779786,4.794933956774126e-05,1.406647801796966e-05}', 1.1235585881912895, 0.48246216288844274, 0.3865641537262128, 1.0014730222485917, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 20, 'guessed', '2026-11-25 16:08:22.504+00', 0.24361067385980603, 0.17645610043214666, 0.006226024498917326, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (569, 1, '{2.0412855459885977e-07,9.128819741467447e-07,3.6438969687750622e-06,1.2972393194603005e-05,4.115741910568976e-05,0.00011628856776362642,0.0002924114754189369,0.0006539636813782316,0.0013001036216746331,0.002296488485305156,0.0036028460456356743,0.005018726905447356,0.006206089882505749,0.006811895643279394,0.006636349817094925,0.0057388186887075004,0.004405543883900846,0.0030028893058919046,0.0018177884283264204,0.000977531160182094,0.0004671247465376796,0.00019842200710660062,7.494538453337415e-05,2.5179166575617643e-05,7.52695477848598e-06,5.878219740992297e-07,2.7119284093558575e-06,1.1240593918118588e-05,4.17693424035105e-05,0.00013883709125070133,0.00041185721268031136,0.0010880006846344676,0.0025542921372312083,0.0053196852297214894,0.00981315476592251,0.01601417314152882,0.0230982749602314,0.029429402641693442,0.03311274732426373,0.032902819193506766,0.028881501998237337,0.0224064743327642,0.015373939870099183,0.00933675440290732,0.005023147090524767,0.0023960980351105617,0.0010142722591751998,0.0003813104128184972,0.000127409349352798,3.786283028238853e-05,5.770377469168131e-07,2.660497999594919e-06,1.1172140366421009e-05,4.261317882952124e-05,0.00014702979370094537,0.00045661185645729457,0.0012695290407922243,0.0031436053115893397,0.00690025371890047,0.013373469215995285,0.022815869524751127,0.03419112902614212,0.044950045153778005,0.05182051004270014,0.05240304757712973,0.046524538294274845,0.0363129924278293,0.024958062091776544,0.015132457733566834,0.008108638060186276,0.00384661687071308,0.0016180241877265828,0.0006043094510539811,0.00020063162549071575,5.926649864698688e-05,2.850875439955118e-07,1.2621257345571998e-06,5.156850227121407e-06,1.9501610412712684e-05,6.815381579932059e-05,0.00021871698893960906,0.0006381435951828342,0.0016734936410266548,0.003901675402712606,0.008013650941540192,0.01440124147521835,0.022543338274651985,0.030667025124033707,0.03623598702991628,0.03722619712332949,0.03332063267374678,0.026060498821987254,0.017868317258901402,0.010776482602793038,0.0057350898650457265,0.0027007502751641085,0.0011280067980449378,0.00041860834798998676,0.0001382169019527663,4.064385813339026e-05,8.501842277098727e-08,3.58492127852287e-07,1.3916490208203939e-06,5.036824225008576e-06,1.716754459763309e-05,5.519049455480458e-05,0.00016569607269361735,0.00045599119027862656,0.0011263180379559937,0.0024520080763654546,0.004643391324285132,0.007587845749377057,0.010659909626710916,0.012869929497536424,0.013381633612005756,0.012029248291342167,0.009395349279721334,0.00641002307566321,0.0038400040484416476,0.002029157303327799,0.0009493382589823132,0.00039432460953562265,0.00014569939194750335,4.794985328807808e-05,1.4066606935597025e-05}', 1.1235593504604453, 0.48249285817988496, 0.38656431769433, 1.0014579974754152, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 13, 'guessed', '2026-11-25 16:08:22.504+00', 0.24206986636396272, 0.16887886577848354, 0.0076785779195424776, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (575, 1, '{9.145893205872622e-06,3.0399727477199908e-05,8.983811596681723e-05,0.00023596040769141433,0.0005506116283175885,0.0011410991111386974,0.0020995448478931104,0.0034285878209703398,0.0049679265237428764,0.006385682064725313,0.007280124542459803,0.007360789263496313,0.006600063213756724,0.00524836728658523,0.0037016630403776795,0.0023160001711766275,0.0012857240043626294,0.000633498277461416,0.00027712231466430636,0.00010766645457385311,3.7165251771712014e-05,1.1402833758858336e-05,3.110868225365641e-06,7.549484437479398e-07,1.6303874458409712e-07,4.663338373381035e-05,0.00015583249390673767,0.0004624801767559467,0.0012179514143318886,0.002843591000513534,0.0058800968563945885,0.01075863563778836,0.017400949724676186,0.02485713232471916,0.03133733144365577,0.03484546907155654,0.03416093301848415,0.029521237075530157,0.02248978316511212,0.015108038313448813,0.008954154909256908,0.004685332413463672,0.0021663551429284204,0.0008859670489798634,0.00032082082203708606,0.00010297685422060621,2.9330993561894706e-05,7.421558140311107e-06,1.6699491696746656e-06,3.345001703125084e-07,7.390292262704716e-05,0.0002486778684797991,0.0007431182517417384,0.0019693574078093645,0.004620963056751968,0.009582621121715757,0.017527298264959804,0.028218298899551627,0.039907965937603006,0.0494887741845153,0.05372938162520576,0.05101517263732283,0.04233667484911175,0.03070840840299864,0.019478919456774428,0.010817339032397665,0.005267604919296022,0.002253718352460038,0.0008490968765337692,0.0002823835133059386,8.310717759237371e-05,2.1700236531658543e-05,5.040102696535454e-06,1.0440271376405614e-06,1.9341252457841395e-07,5.114713904782053e-05,0.00017321925937464842,0.0005214238025542602,0.001392669215331967,0.003292887784896237,0.0068729704530973365,0.012621132194057255,0.020315613692844018,0.028554471324760695,0.03491668829044533,0.037026082222794965,0.03396401690470591,0.02690939964973784,0.018406883238199383,0.010878640828126966,0.005565666908823196,0.0024723200902271253,0.000957286560619854,0.00032462058568717125,9.692672720038026e-05,2.5636243604017207e-05,6.046840275970532e-06,1.281672673776956e-06,2.4624923497849145e-07,4.3301853471898244e-08,1.778680756953971e-05,6.0490163607880246e-05,0.00018307454607395258,0.0004922181076298027,0.001172560144208184,0.0024659508137039156,0.00455698620439827,0.007358754063241554,0.010321083649801327,0.012496579962399085,0.012989121886613985,0.01153759352432764,0.008730562649344454,0.005620174684935578,0.003079290534313564,0.0014395591690034581,0.0005768707144133418,0.00019950148507664946,6.009555736217375e-05,1.5960702696437282e-05,3.7972329328549034e-06,8.25759405216453e-07,1.680537131034493e-07,3.2735366964124114e-08,6.186516841338643e-09}', 1.1106071509107274, -0.5731723891368543, 0.3876094138539787, 0.9890636849341994, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 23, 'guessed', '2026-11-25 16:08:22.504+00', 0.24558290609057254, 0.3208782388293253, 0.004339043285601039, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (577, 1, '{2.0332254990804524e-07,9.091754294405849e-07,3.62976424396384e-06,1.2928152065776914e-05,4.104756814071792e-05,0.00011609407241203171,0.00029228174446854267,0.0006546115471044279,0.001303484236000159,0.0023064837115960323,0.003625229808973219,0.005059612951247037,0.006268894593970677,0.006894317041703746,0.0067296298700540045,0.0058304217294946345,0.004483940748425493,0.0030615554752262794,0.0018562756343402085,0.0009997145522110903,0.00047837927539299104,0.00020345604065555374,7.693337646658916e-05,2.5873192737102074e-05,7.741389299877077e-06,5.787837777779376e-07,2.6628643199817076e-06,1.1015609870398828e-05,4.0888958825746595e-05,0.00013588602407386025,0.0004033849221140124,0.0010672409088593787,0.002511196177377999,0.005244919313986325,0.009707630220090904,0.01590045051380592,0.02302360554501354,0.029450709655375794,0.03326676365694639,0.03318077352974082,0.02922898802522666,0.022750225172901196,0.015655877175778803,0.009532853861806238,0.0051403474852313264,0.002456808852128498,0.0010416985788815848,0.0003921660117738039,0.00013118769409840354,3.902258679832626e-05,5.688450111117133e-07,2.601455680822962e-06,1.0844137091154731e-05,4.11179920950745e-05,0.00014130661514407468,0.00043805441138702845,0.0012184577186865198,0.0030245846572050884,0.006666746074785388,0.012991817508799491,0.022305906005957655,0.03365536824020652,0.04455228234332068,0.05170679151409867,0.05261537816586569,0.04697659886142068,0.03684660917721903,0.02543089340494984,0.01547260254235888,0.00831414057232391,0.003952852920617755,0.0016655756279273823,0.0006228884615475577,0.0002070052448951211,6.119454785081328e-05,2.8564732621036964e-07,1.249124169014274e-06,5.031700168652139e-06,1.875277719775752e-05,6.469879284996156e-05,0.00020573161471010046,0.0005976690364473422,0.0015684156470335611,0.0036749986736317637,0.0076102415697200405,0.013816654126972366,0.021870374324498666,0.030085501619629636,0.03592481318382806,0.03725595084126267,0.03361744718931443,0.026467480345709372,0.018242584775418888,0.011046101796753067,0.00589580990318156,0.002782234220071701,0.0011637229045497563,0.0004322870784066916,0.00014282683313751363,4.201753009518296e-05,8.667541068721139e-08,3.6178926078854376e-07,1.383220413197358e-06,4.90512173681014e-06,1.6332622958902212e-05,5.1385876105212896e-05,0.00015202519265780274,0.000416253784063588,0.0010323902821823064,0.0022721420652404346,0.0043672680240955586,0.0072550152021854586,0.010359292623027231,0.012694198818548483,0.013368543328824426,0.012142862037914945,0.009560206029563504,0.006560686945189189,0.003946197245228797,0.0020908446868312166,0.0009798451119541597,0.0004074112134632844,0.0001506248946641379,4.9587855560384865e-05,1.4549947376149964e-05}', 1.1216071226117668, 0.4958039653953322, 0.38677005251334334, 1.0003753710598298, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 8, 'guessed', '2026-11-25 16:08:22.504+00', 0.24511095838896457, 0.1849674013674049, 0.004793422965022449, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (585, 1, '{2.0412869711212948e-07,9.128819610490407e-07,3.6438965648142686e-06,1.2972398412599502e-05,4.115748118207242e-05,0.00011628893766788432,0.0002924130500157951,0.000653968963062796,0.0013001181883392366,0.002296522267249982,0.0036029128097154655,0.005018840321713446,0.006206256475002589,0.006812108140242942,0.0066365859702918325,0.005739047942946579,0.004405738720100555,0.0030030345387585737,0.0018178835377956055,0.0009775859623131688,0.00046715256819429915,0.00019843446751375621,7.495031351416093e-05,2.5180890556793785e-05,7.527488479083523e-06,5.878113630939601e-07,2.7118618485222504e-06,1.1240261705197126e-05,4.1767967075827176e-05,0.00013883228980894705,0.0004118429945074269,0.001087964993430292,0.0025542166730555893,0.005319552781197478,0.00981296776141255,0.01601397717374203,0.023098166986675123,0.029429502339081,0.03311313496836708,0.032903478940650516,0.028882316782439986,0.02240728110689207,0.015374605450356234,0.009337220933576012,0.005023428217234462,0.0023962448314362238,0.001014339068870572,0.00038133703338891255,0.00012741866895013158,3.7865705278674964e-05,5.770330173381975e-07,2.660432229647334e-06,1.1171692705143575e-05,4.261091641356206e-05,0.00014702054706234007,0.0004565803840900136,0.0012694388603993008,0.0031433872829600743,0.00689981036719287,0.013372717335117808,0.02281482340120086,0.03418997466356482,0.044949119699549546,0.051820150250065145,0.052403393910378814,0.046525449135314347,0.036314138893381684,0.024959118209527793,0.015133239387990454,0.008109120888808923,0.003846870903039163,0.00161813949096584,0.0006043549984748928,0.00020064738435705322,5.927129697738792e-05,2.8509585907012643e-07,1.2621339899598295e-06,5.1567480142874855e-06,1.9500684810270163e-05,6.81488403997557e-05,0.00021869660499777632,0.0006380759936963756,0.0016733086259932018,0.0039012556814951574,0.008012864231885556,0.014400034722422149,0.02254185183988643,0.030665613691850398,0.03623506762305766,0.03722600573113118,0.03332108959661919,0.026061293236818637,0.017869116809564406,0.01077709000388449,0.005735465178042097,0.002700945450868394,0.0011280939069885484,0.00041864213616571834,0.0001382283896503927,4.064730177344917e-05,8.502380708054677e-08,3.58508741870068e-07,1.391677760804187e-06,5.036752498855094e-06,1.7166597333886247e-05,5.51852430332716e-05,0.00016567513860580097,0.0004559255592129932,0.0011261521592610252,0.002451668549435885,0.004642831440690853,0.007587112445867428,0.010659170122192358,0.012869400493908265,0.013381448912611216,0.012029380316984122,0.009395651426393143,0.00641033859733308,0.0038402427999415473,0.0020293022851302343,0.0009494120557559349,0.0003943568605563916,0.00014571167317835166,4.795396665291732e-05,1.4067825827179238e-05}', 1.1235542094483293, 0.4825208859285205, 0.38656483407205283, 1.0014584359254668, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 4, 'guessed', '2026-11-25 16:08:22.504+00', 0.24207880173921428, 0.16892011438825852, 0.007670209094403905, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (593, 1, '{2.041285518710536e-07,9.128824837004967e-07,3.643899186546282e-06,1.2972395062566305e-05,4.115738532053079e-05,0.00011628830461031532,0.000292410261484701,0.0006539594641919724,0.0013000917773138983,0.002296460728362159,0.0036027908374708486,0.005018632737976463,0.0062059511970547635,0.00681171843473517,0.006636152655728963,0.005738627146330418,0.004405381023642193,0.0030027678764235665,0.0018177088969860995,0.000977485332558562,0.0004671014816290275,0.0001984115882111066,7.494126349085348e-05,2.51777253321786e-05,7.526508654932557e-06,5.878314926127171e-07,2.7119870733547607e-06,1.1240883983630782e-05,4.177053619723447e-05,0.0001388412419056265,0.0004118694663900096,0.0010880313728186244,0.0025543569092761798,0.005319798784139819,0.009813315073578344,0.016014341534755647,0.023098369321353247,0.029429321805535685,0.03311242362701206,0.03290226619172042,0.028880818479455006,0.022405797559976213,0.015373381740302956,0.009336363374788631,0.005022911579263699,0.0023959751173569205,0.0010142163418597205,0.0003812881411261817,0.0001274015549157372,3.786042648075579e-05,5.770425692719706e-07,2.6605574680371948e-06,1.1172534881923539e-05,4.2615149940330704e-05,0.00014703779506539558,0.0004566389591489645,0.001269606399911425,0.00314379170692055,0.006900631540936878,0.013374107962108766,0.022816755354643562,0.03419210288709175,0.04495082171454144,0.05182080662418623,0.052402748730481646,0.046523766130298044,0.03631202505883535,0.024957173331353485,0.015131801170231806,0.00810823306935917,0.0038464040219642077,0.0016179276583439442,0.0006042713443788494,0.00020061844754937731,5.9262487669762174e-05,2.850809867187676e-07,1.2621211374316752e-06,5.156947483156588e-06,1.9502436728531246e-05,6.815817604614943e-05,0.000218734683310581,0.0006382018982400347,0.0016736523749760013,0.0039020338115703782,0.00801431968886767,0.014402262559553299,0.022544589682986383,0.03066820586182655,0.03623674745841202,0.03722634331442849,0.0333202365132391,0.026059823951562155,0.017867642471821377,0.010775971802554454,0.005734774958637675,0.0027005867653549526,0.0011279338994889694,0.0004185800924753005,0.00013820730009576668,4.064098077002477e-05,8.50139954986994e-08,3.584787317539613e-07,1.3916278943206658e-06,5.036898981756296e-06,1.7168400981381747e-05,5.519512138625439e-05,0.00016571429370125707,0.0004560478474381156,0.0011264602714740105,0.0024522974158332944,0.0046438655878549085,0.007588463029854216,0.010660527562215099,0.012870366531859714,0.013381780101714978,0.012029130376502136,0.009395091420210201,0.006409756470972769,0.003839803264498586,0.0020290357126596394,0.0009492764738556939,0.0003942976365795401,0.00014568912731099,4.7946416689077724e-05,1.4065588820097486e-05}', 1.1235636317682771, 0.48246917091141184, 0.386563885238123, 1.0014577801083187, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 22, 'guessed', '2026-11-25 16:08:22.504+00', 0.2420623999982046, 0.16884442027470936, 0.00768557038832385, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (599, 1, '{8.890262214282232e-06,2.957497441751004e-05,8.748311848580608e-05,0.00023001500345380953,0.0005373550288094238,0.0011150229806752524,0.0020543513665114066,0.0033596679567796293,0.004875583963760697,0.006277160726286112,0.007168483644135491,0.007260496862234283,0.006521634845706192,0.005195213854006207,0.003670646063619219,0.002300580893408594,0.001279318135140773,0.0006313630442806384,0.00027661299754593846,0.00010762368950887903,3.720023900485206e-05,1.1427585279182159e-05,3.1210905098749095e-06,7.581836214496775e-07,1.6388140571458028e-07,4.525690821105273e-05,0.00015138061525598386,0.0004497978064523549,0.0011862211626563713,0.0027741175073449707,0.0057475649602401835,0.010539599972045495,0.017089733264686494,0.024481249278172742,0.03095855508187661,0.0345383782097518,0.033978338783437145,0.0294698188987349,0.02253317716321311,0.015192569101457394,0.009036356399367895,0.004744431600862889,0.0022006519851578703,0.000902606703776964,0.0003276938227650198,0.00010542056099272998,3.0084493129903884e-05,7.624133563730551e-06,1.7176280727951698e-06,3.443552317291158e-07,7.160111131569961e-05,0.0002411399005116979,0.0007214149129124621,0.001914692418588092,0.00450131602801056,0.009357127707907408,0.01716617431109325,0.02773715831721818,0.03939557243224289,0.0490943862987383,0.05359613740904347,0.05119602835152444,0.04275916407456412,0.031219952547840827,0.01993452526507837,0.011141518560506698,0.005458249495419131,0.0023480948693244403,0.0008888925020901143,0.0002968004753032674,8.762474483115408e-05,2.2931336953923884e-05,5.333155751535797e-06,1.1051689998873059e-06,2.046200008963963e-07,4.948970863423725e-05,0.0001677042084802887,0.0005052653204860445,0.0013512532872095274,0.0032008913713835498,0.006698306218809614,0.012343750818467695,0.019961080332994645,0.028220751010414415,0.034756196951454224,0.037167814942089594,0.03442232479881206,0.02756065969017593,0.019063002132025778,0.011394525878282527,0.005894358966090544,0.002645475590817208,0.0010337256488004733,0.00035319152443324237,0.00010604750831081821,2.8141524286246325e-05,6.64255677911759e-06,1.4048416258017455e-06,2.684407617820772e-07,4.678242941816122e-08,1.7198608460289772e-05,5.850838219517019e-05,0.00017717470895106972,0.0004768037439271084,0.001137595557107778,0.002398253634843275,0.004448178523788291,0.007220955217011348,0.010200799183201178,0.012466690461315445,0.013108753359829925,0.011804583437985601,0.009072824009379971,0.0059404709321397445,0.0033129389362954757,0.0015763278424476466,0.0006422274589599656,0.00022532295790101127,6.862103634250945e-05,1.833556863703062e-05,4.3598729111580666e-06,9.397388971553447e-07,1.878029795957736e-07,3.5633057333892355e-08,6.534349492707303e-09}', 1.113024329640142, -0.5607119504653866, 0.3874596967237006, 0.9899841775228937, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 14, 'guessed', '2026-11-25 16:08:22.504+00', 0.24735251428687186, 0.3041011164612982, 0.0026194411854753405, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (609, 1, '{2.046979144502575e-07,9.15074978867323e-07,3.652032977112266e-06,1.3001980896180964e-05,4.126209679927275e-05,0.00011663909177045063,0.00029348887032374087,0.0006569341179560001,0.0013073485657101754,0.0023120086688807845,0.003631953939634037,0.005066470902161584,0.006274582855022753,0.006897887907494655,0.006730917714253221,0.005830007183081479,0.00448272568055088,0.0030602936920501376,0.0018553470359576898,0.0009991724810290603,0.0004781182537877453,0.00020335061496935022,7.689743176670374e-05,2.5862855986725075e-05,7.73890459246167e-06,5.864369662185356e-07,2.698724502521947e-06,1.1162944074306526e-05,4.14178752787004e-05,0.00013753845367923487,0.000407856854535834,0.0010776663169163772,0.002531987505151282,0.005280054441681979,0.009757225995391212,0.015957481942828592,0.02307422507150378,0.02948001430102446,0.03326704644266421,0.03315596811826683,0.029191652393177385,0.022713836122646776,0.0156285856331443,0.009516232596610302,0.005131931232595997,0.00245322414924146,0.001040407703183432,0.0003917730630986865,0.00013108725724387358,3.900142433403052e-05,5.788625447509163e-07,2.653563032907486e-06,1.1081528149417229e-05,4.206011392041132e-05,0.0001445438854342088,0.00044761899605307926,0.0012425597920781284,0.003075875529918138,0.006757713018713601,0.013123600048038713,0.022456195697462083,0.03377862674873886,0.04460062562313468,0.051660169547455906,0.05249554159570281,0.04683173416941733,0.03672111331960881,0.025345572032589407,0.015425434670447725,0.008292571897187899,0.0039446291769167354,0.0016629588442453537,0.0006221994057454568,0.0002068590939277444,6.117152802708386e-05,2.9001786394304316e-07,1.2749239685331723e-06,5.165223720248404e-06,1.9353511043612595e-05,6.702709594325927e-05,0.00021342879239419794,0.0006191365038718589,0.0016182840468057364,0.00376992255719106,0.0077547614948615855,0.01398493030814722,0.022003659700611612,0.03012102709231227,0.03583997133817719,0.03708668631171184,0.03343145252722796,0.026319343689013983,0.01815063532328444,0.011000257165721087,0.005877190282467223,0.0027760544394118125,0.0011620651971413873,0.0004319428736808981,0.00014277996092313704,4.201777234021293e-05,8.745470872121398e-08,3.6705759303159296e-07,1.4146210837878532e-06,5.067657306861035e-06,1.7053053339513837e-05,5.40829392477064e-05,0.0001604340352059189,0.0004377561921232066,0.0010766605827257545,0.0023436025543784656,0.00445336710162487,0.00732280820626033,0.010372434329880633,0.012640921172453308,0.013272440821958784,0.012043989782490432,0.009487057157081662,0.006519139555337746,0.003927587200910792,0.0020842109300248596,0.0009779812797219845,0.0004070195939617981,0.00015057684680228409,4.95924394804441e-05,1.4554945682199372e-05}', 1.121461777297813, 0.492333045632056, 0.38676239725261297, 1.0022261485699677, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 18, 'guessed', '2026-11-25 16:08:22.504+00', 0.24516363152209328, 0.18529240661941507, 0.004742798901512957, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (615, 1, '{8.67811981257956e-06,2.888946053282692e-05,8.552269797226942e-05,0.00022505868085436492,0.0005262904727736497,0.0010932405292976794,0.0020165898423721773,0.003302116715879391,0.004798616407943525,0.006187036700225912,0.007076342488220641,0.007178541146849644,0.00645853408180065,0.005153474748110124,0.0036472192528616437,0.0022896782913433885,0.0012753217442175912,0.0006303814417976068,0.0002765996271674773,0.00010777230609481942,3.730146060450651e-05,1.1472869566769879e-05,3.137006550804946e-06,7.628292961354883e-07,1.6503587558944188e-07,4.4111243343309734e-05,0.00014766123538948267,0.00043915598375062815,0.0011594649859868141,0.0027152160712474024,0.005634547381053831,0.010351707283428258,0.016821277672777805,0.02415561317953846,0.030630037158400864,0.034273886904815136,0.033826327422359186,0.02943721782108785,0.022586929381735975,0.015282708095761299,0.009121869775014935,0.004805644951156112,0.0022362589722351284,0.0009199694453929125,0.00033490977455516115,0.00010800293503995826,3.088591041081327e-05,7.840940242895231e-06,1.7689619572295617e-06,3.550267786412672e-07,6.968996315651927e-05,0.00023484935095646208,0.0007031844305911607,0.0018683932216348972,0.004398925752087315,0.009161665034231624,0.016848111778372022,0.027304705567610815,0.03892205359492502,0.04871231098326196,0.05344158742733943,0.05133071224756461,0.043129831456740965,0.03169119342536029,0.020367771466339817,0.011457786799165981,0.005648427677028482,0.0024441234680230403,0.0009301068489037489,0.0003119676006629058,9.244361736547068e-05,2.4260622462873798e-05,5.6530045010891265e-06,1.1725543522721475e-06,2.170863657066825e-07,4.812064268544164e-05,0.00016312578643027113,0.0004917541644270764,0.001316270161486081,0.0031220864613950828,0.0065457726142478115,0.012094895336358373,0.019629969566977615,0.027885837427528277,0.03455283153802101,0.03722523786449753,0.03477739288529374,0.0281214209197667,0.01966178672891911,0.011886382253054306,0.00621955011504977,0.0028224759981942543,0.0011141747738156588,0.000384051000714008,0.00011612605861935315,3.0965527659135514e-05,7.325904176252104e-06,1.5483997933593381e-06,2.9471914397833443e-07,5.097931314521558e-08,1.671497422715921e-05,5.687249049758859e-05,0.00017227336238558226,0.00046386862095241366,0.0011078009190924807,0.0023392271082298636,0.004349964503296662,0.007089378027975145,0.010071788632304528,0.012404401250364853,0.013174357199528438,0.012011115663475977,0.009367173497998012,0.006235140316006553,0.0035398800723546427,0.001715680220762081,0.0007117833943817416,0.0002539206134669294,7.841094466202711e-05,2.1152836854407877e-05,5.04723196978476e-06,1.0829085962201984e-06,2.1336049433870298e-07,3.953532770644981e-08,7.036741320471055e-09}', 1.1149910170743418, -0.5490839797979498, 0.3873222608456635, 0.9913197390589874, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 5, 'guessed', '2026-11-25 16:08:22.504+00', 0.24852647574355527, 0.2898599165051173, 0.001464831319214922, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (633, 1, '{1.4624073484304746e-06,5.733004175378712e-06,1.998731764419925e-05,6.194831783718017e-05,0.0001706277482744309,0.0004175021482871842,0.0009072055056778393,0.0017500437529822375,0.0029961282014301315,0.004551241897356826,0.006132942404840123,0.007330161732206025,0.007770116201350313,0.007304713200955784,0.00609063017085423,0.004504588069314623,0.002955691918893996,0.0017209823976844468,0.0008894675188332835,0.0004081886250521797,0.00016638842295468528,6.026712804033837e-05,1.9404505230575427e-05,5.555986265262346e-06,1.4152316792890083e-06,7.424952847635603e-06,2.9274039040863798e-05,0.00010255903429329306,0.0003190248927898278,0.0008803590181157918,0.0021531831004675856,0.004663121213620463,0.0089338280275688,0.015127698542668025,0.02262187578804941,0.029854223174909766,0.03475173213798276,0.03566951160292887,0.03227882393610226,0.025756389530247007,0.01812764609958954,0.011259474665283953,0.006176234914000902,0.002994540837937424,0.0012845651617133223,0.0004880347789060051,0.0001643913566280877,4.914833939866211e-05,1.3055784043233836e-05,3.0847050933797304e-06,1.1714727069797453e-05,4.64955231547028e-05,0.00016400392811576287,0.0005134980968017953,0.0014250896192915113,0.0034998324523720908,0.007592062916026353,0.014519023942202267,0.024430354063123386,0.036101602246703196,0.04677441918945383,0.05306357650905915,0.05266155180927073,0.04569985918714877,0.03468197079555498,0.02303210932223723,0.013399670673631361,0.0068401255259393804,0.003069563019121867,0.0012136081504464222,0.0004237330015525268,0.000130974038392839,3.592953129074837e-05,8.770227939887918e-06,1.909952995442496e-06,8.079617961134226e-06,3.2252437274103444e-05,0.00011452290078618418,0.00036120798133522814,0.001010022735487403,0.0024978484749763486,0.005447534852693007,0.010442279291916424,0.01753117161926584,0.02568626766915541,0.032736080340683114,0.03618820066018416,0.03462704496516798,0.028645338651650427,0.020483320547529868,0.012671507930962068,0.0067945672046103205,0.0031669998222846776,0.0012879995111195817,0.00045912481473052815,0.0001442005205658301,4.01428904321191e-05,9.97241608890199e-06,2.2280529689045443e-06,4.5170775757343445e-07,2.804542410754575e-06,1.1234196900555034e-05,4.007378239294383e-05,0.0001271211949910336,0.0003578626555982253,0.0008914292275438221,0.0019572920897431146,0.003770249982976873,0.00633721419072823,0.009242529454483641,0.01163258082036222,0.012573477892065182,0.011627070440163593,0.009175514061766329,0.006173111898284348,0.003543082229609726,0.0017390866077744518,0.0007331730506458608,0.0002671940259913051,8.492491212813304e-05,2.3824312788968755e-05,5.9935331904912755e-06,1.380016638105948e-06,2.977960323036945e-07,6.156891034860225e-08}', 1.10308007878216, -0.1713821532092476, 0.38805553644779206, 0.9914552407437902, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 9, 'guessed', '2026-11-25 16:08:22.504+00', 0.2379568424693977, 0.3717844250596663, 0.01146299944860866, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (641, 1, '{2.0452689866603303e-07,9.141456722773729e-07,3.6484244959787653e-06,1.29921445851174e-05,4.124855002155282e-05,0.00011667240061612796,0.00029380316457792207,0.0006582549178899404,0.0013113817849942017,0.0023218876386987028,0.0036521160087210768,0.005101412762558081,0.0063265702799870215,0.006964758664893061,0.006805643130688801,0.005902810671372673,0.004544741568005866,0.0031065864880515733,0.0018856877372761289,0.0010166618828946845,0.0004869983434076732,0.00020732752789664948,7.847033573268072e-05,2.6412879050698078e-05,7.909134331822028e-06,5.818214239053894e-07,2.6717878518716444e-06,1.1033836581295794e-05,4.089734874728793e-05,0.00013575557311823385,0.00040265408750084133,0.0010647565985987286,0.0025049374360596338,0.005232872963482452,0.00969072846179409,0.015887161146429258,0.023032733799944385,0.029507260008064935,0.03338943337443241,0.03336792092701412,0.029454448746696834,0.02297409238338208,0.015843044750012525,0.009666313807169521,0.005222217333629981,0.0025002948167309243,0.0010618004020983987,0.0004002867636257811,0.00013406478341296426,3.99191834972211e-05,5.756337379736331e-07,2.6237529326389366e-06,1.0899201697709475e-05,4.118502356286312e-05,0.00014108147662432298,0.0004361137201704572,0.0012102408662121285,0.0029991066616873417,0.006604159509088385,0.01286730508326892,0.022105280207622563,0.03339816120835799,0.044302969130221546,0.05155341897580448,0.05262061587287978,0.047137749487455895,0.03709897756121794,0.025690033607906997,0.015678616286958626,0.008448195383385898,0.004026215897721249,0.001699893743291795,0.0006367616878381142,0.00021189046254292088,6.270195518900971e-05,2.9184533393956507e-07,1.272743143646548e-06,5.10817315202507e-06,1.8951192239557943e-05,6.503947994975844e-05,0.00020566024944124585,0.000594229736125956,0.0015520076343454282,0.0036233315616407222,0.007486488485967636,0.013582935201477221,0.02152036892552338,0.029675216444574423,0.03556381567994979,0.037048576740819184,0.0335980375476476,0.026587109213669528,0.018413503679592675,0.01119743615385494,0.005998117903993626,0.00283864806342483,0.0011899188064981804,0.00044272653388318365,0.00014644194164602434,4.311468707788582e-05,8.900923391987376e-08,3.7125898114299283e-07,1.4173563145321509e-06,5.012473925253057e-06,1.6613671782548214e-05,5.192166150488523e-05,0.00015234167446070946,0.0004134985692719277,0.0010176027730224313,0.0022267106075248865,0.004266560458947748,0.007085540795046285,0.010141059320855532,0.012483369902321712,0.013226789966543974,0.012096965099157354,0.009590115247722561,0.006622963829305697,0.0040049223324310195,0.0021307886973295585,0.0010015834217290357,0.00041730889134244877,0.0001544897759243862,5.090205869353549e-05,1.4942869658426171e-05}', 1.119862883766082, 0.5016554230201298, 0.3869161314593917, 1.0019028528340934, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 27, 'guessed', '2026-11-25 16:08:22.504+00', 0.24697060382264055, 0.19798950219336628, 0.002992679419365155, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (649, 1, '{1.4624667958149835e-06,5.733231269370263e-06,1.998808627751286e-05,6.195062103997879e-05,0.00017063385332531634,0.0004175164512078058,0.0009072350970992803,0.0017500977707219714,0.002996215129363698,0.00455136511069014,0.00613309609760194,0.007330330295380287,0.007770278601535239,0.007304850508388696,0.0060907319352873,0.004504654093446531,0.00295572935214364,0.001721000900152699,0.0008894754645352177,0.0004081915741890641,0.00016638936099084558,6.026737989723175e-05,1.9404560608917154e-05,5.555995512502979e-06,1.4152325429625722e-06,7.425269482670696e-06,2.927525212951176e-05,0.00010256313599836413,0.00031903710479725506,0.0008803909486081882,0.0021532561914818144,0.004663267144623624,0.008934081004215035,0.015128077099769157,0.022622360885302464,0.029854749115293268,0.03475220471668063,0.035669848868392286,0.03227899375834802,0.025756417725677494,0.018127592338398564,0.01125939757687755,0.006176170169744385,0.0029944994504223217,0.001284543554334699,0.00048802528402528404,0.0001643877876411937,4.9147180404151086e-05,1.3055456705934745e-05,3.084624307462685e-06,1.1715250831477347e-05,4.649755187665848e-05,0.00016401085230365853,0.000513518838776411,0.0014251438775596374,0.0034999555862918565,0.007592303249615891,0.014519422473989043,0.024430904923148644,0.03610221514466295,0.04677492434464698,0.05306379522430037,0.05266139829634555,0.045699395814303205,0.034681368659392225,0.023031547665196137,0.013399254969093765,0.006839871719109547,0.0030694325871831797,0.001213551017736474,0.00042371148141435316,0.00013096702118971178,3.592754020411291e-05,8.769734385726725e-06,1.909845819387718e-06,8.079992194224147e-06,3.225390671621314e-05,0.00011452799050431531,0.00036122345096870333,0.001010063693158436,0.0024979419805595303,0.005447716253475746,0.010442571624558805,0.017531547146201035,0.025686615675232005,0.032736225611076114,0.0361879921637562,0.034626462806199236,0.028644525023271437,0.020482497806550485,0.01267085287025687,0.006794142050947809,0.0031667705665155933,0.0012878954867445174,0.0004590847084308549,0.00014418727741604212,4.0139121119956387e-05,9.971486924090393e-06,2.227854089086336e-06,4.5167082102164506e-07,2.8046747511246706e-06,1.1234722089967392e-05,4.00756259299359e-05,0.0001271268866559832,0.0003578779782327404,0.0008914647367740973,0.0019573615577323238,0.003770361092824828,0.00633735052806973,0.009242635565494154,0.011632573523309094,0.012573293628570712,0.011626718152298345,0.009175081691566302,0.006172713306642051,0.0035427917762020254,0.0017389151573718033,0.0007330898140533511,0.00026716041086426596,8.491351259472325e-05,2.3821041151022268e-05,5.992734185473748e-06,1.379850406605367e-06,2.9776680487377367e-07,6.15646936094025e-08}', 1.1030764489869767, -0.17139653571174257, 0.3880557017401645, 0.9914552442936972, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 16, 'guessed', '2026-11-25 16:08:22.504+00', 0.23795275133313312, 0.371807154527035, 0.011466696356464651, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (653, 1, '{9.146434037839942e-06,3.0401428124897332e-05,8.984284561765123e-05,0.0002359720416188321,0.000550636950561357,0.0011411479294191286,0.0020996283453972586,0.0034287148180761748,0.004968098815217993,0.006385891294503463,0.007280352817823085,0.007361013727709462,0.006600262545734234,0.0052485272231336325,0.003701778845435425,0.0023160756445110287,0.0012857681297864883,0.0006335213394220923,0.0002771330557606321,0.00010767090138005267,3.716688521178799e-05,1.1403365512726064e-05,3.111021550012473e-06,7.54987594518556e-07,1.6304759921609157e-07,4.663616783879694e-05,0.0001558409549723881,0.0004625025197991466,0.001218002411661506,0.0028436910144778124,0.005880264334506918,0.010758873817823264,0.017401237219886255,0.024857431303147957,0.03133761435829355,0.03484574183661764,0.03416122781099737,0.02952157671045915,0.02249015161095933,0.015108386643965865,0.008954434296731484,0.004685521791623486,0.002166464045082486,0.0008860204911421509,0.00032084333797101437,0.00010298504429449302,2.9333578628696947e-05,7.42226935162424e-06,1.6701204096438805e-06,3.345363802614252e-07,7.390772297995373e-05,0.0002486922960199836,0.0007431550990480758,0.0019694355910946874,0.004621095268182324,0.009582782381851064,0.017527388404278768,0.028218146421873366,0.039907422840192,0.04948787076281723,0.05372839934371358,0.05101451164084214,0.04233658985215043,0.030708847822493567,0.0194796055649187,0.010817983100326946,0.005268056891964299,0.0022539718367028533,0.0008492141603992328,0.00028242914375172033,8.312230483471855e-05,2.170455317310043e-05,5.041171630144618e-06,1.0442584033557904e-06,1.934564901726533e-07,5.115085697351876e-05,0.00017323063222054566,0.0005214529988385951,0.0013927295268609304,0.003292978494379813,0.006873034096857466,0.012621003171905232,0.020315030031404398,0.0285532317892398,0.03491490396913849,0.037024273384014234,0.03396284674804398,0.026909214300565795,0.0184074978466529,0.01087955927476393,0.0055664626240245945,0.00247282662651239,0.0009575409249196888,0.00032472487282504784,9.69623984107953e-05,2.5646586184256972e-05,6.049415057383665e-06,1.282229057965177e-06,2.46354589760006e-07,4.331948546415101e-08,1.778821895824392e-05,6.0494616155426886e-05,0.0001830863575236526,0.0004922431695925232,0.0011725975952309646,0.002465969571535626,0.0045568925974110094,0.00735839308284621,0.01032033337448409,0.012495516137317713,0.012988082163344641,0.011536989657626617,0.008730570144682608,0.005620621459088203,0.003079845755933776,0.0014399866296155141,0.0005771132341437981,0.0001996091923551775,6.013423365992736e-05,1.5972186964676683e-05,3.8001048395971596e-06,8.263742314739253e-07,1.681681583862731e-07,3.275418297853257e-08,6.189296482819966e-09}', 1.1106019799940139, -0.573158732347784, 0.38760995140426807, 0.9890810028301606, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 15, 'guessed', '2026-11-25 16:08:22.504+00', 0.2455778640703296, 0.32092120211071373, 0.004343907035699886, 1, '{}', NULL, NULL);


--
-- Data for Name: operation_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_runs (id, command_id, running_key, user_id, started_at, ended_at, outcome, exit_code) VALUES (1, 'audit_portal', NULL, 'hkk2YjnJnKH-dIOQqqqnKQ', '2026-11-25 16:08:03.213+00', '2026-11-25 16:08:03.341+00', 'exited', 3);
INSERT INTO public.operation_runs (id, command_id, running_key, user_id, started_at, ended_at, outcome, exit_code) VALUES (2, 'audit_mpc', 'audit_mpc', 'hkk2YjnJnKH-dIOQqqqnKQ', '2026-11-25 16:08:23.896+00', NULL, 'running', NULL);


--
-- Data for Name: problem_reports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.problem_reports (id, client_key, question_id, question_version, kind, note, state, created_at, reviewed_at, reviewed_by) VALUES (1, '4b46cde6-4ab5-4815-acce-dcaa7f1f0697', 468, 1, 'wrong_answer', 'The second choice is right, too.', 'open', '2026-11-25 16:08:02.992+00', NULL, NULL);


--
-- Data for Name: question_blocks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_blocks (block, changes, slot) VALUES (0, 9, 0);


--
-- Data for Name: question_lint; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (65, '[]', '{-1852896572,1214893947,2115766275,-2082790069,-105776878,1772271424,-1818166045,-404718702,1097659158,1386599000,-64482777,-333735780}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (408, '[]', '{1184839493,-869365345,2136271762,892016156,-1620965284,408208725,-412481444,170060438,125841574,1067240983,1325257629,-71370178}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (543, '[]', '{-336683210,2060256920,561497578,766027139,-273223602,2014712673,-2031967928,-1831932057,2092492442,-632004636,1584688211,-1567515841}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (545, '[]', '{42794869,415559458,-1545485052,-2031452687,660140949,-661524790,-381480322,1476619165,-761014345,1679890693,1792787775,-1854589754}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (724, '[]', '{1273496633,-627563383,-1438416122,276519859,1869875665,861210464,-2043414599,-726369223,-1720276080,-532063279,1223738760,-1709022044}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (1, '[]', '{2138511741,1445444178,-1234589560,2113163916,1706787083,-145980922,733339052,2005099905,295938686,874667349,1393448954,-1443411389}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (843, '[]', '{1065590196,2091091790,-1732847588,-1728500522,-2104718172,314997333,1319067723,81525620,-388808847,488354269,-1629105361,-415007944}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (842, '[]', '{}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (94, '[]', '{1437491434,-1029539593,1214159427,-1910858502,659934709,253417578,1921374180,2116094115,949441856,-667288858,86273655,1750087288}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (136, '[]', '{-1054217816,647358967,1456219945,-127783919,1769733609,1873454950,813267152,-43785164,-1250960839,-667288858,1740325399,-1096974092}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (200, '[]', '{1869325859,227543941,444132986,1240879758,2084999122,-796799869,-430219497,-983699182,719973271,-1664235593,982650572,729496376}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (304, '[]', '{1429670750,1325930692,1502114197,-1607898107,513498698,950749492,825798068,-1495893463,1150477374,1455353937,-334607960,-789409316}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (468, '[]', '{1279400078,1284253408,608474781,-1605246144,1752015221,-141689481,1784243860,-416601611,-1905985636,2133440550,-1266309884,1135745762}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (532, '[]', '{-1296120885,-320764067,-806626019,-698421700,-588210896,-1775700946,549597926,745625719,1476988595,-1785655485,964539581,1130540575}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (537, '[]', '{1000677202,1550998417,-1822378836,33383277,-894015820,-1255109223,848853432,-816023406,-2069525393,-621789231,1023540370,-218325184}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (553, '[]', '{-582455487,413948569,1829367176,1093689148,-1032403389,-931687130,2039957062,281038345,-1384253135,923304625,-2056784293,1460405201}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (560, '[]', '{-1570057779,778595350,1805351620,1933055820,513498698,-2093044481,-1157473620,437668399,1371693603,1610614798,1410179495,883176183}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (569, '[]', '{1991901141,-1203330832,-1213004699,-1567252459,-1805087660,1732222255,-1543917361,-1355048979,-761014345,-1214656452,966376194,511023286}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (575, '[]', '{1231190714,-1841899690,-460401239,-1643803373,1153517828,-695567776,789035955,-94189182,1686455673,-845706904,-1621533986,1505862487}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (577, '[]', '{-1106278139,-1166275052,-1136622053,-1889939882,1543382794,332829856,1566055996,-86997448,-233110765,-436229102,-1013810352,1108893338}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (585, '[]', '{885398105,-777414603,355229181,1762323637,-1284637827,-1555948045,328178080,85989394,-344877616,-1364589542,-2127232411,-1098457786}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (593, '[]', '{-1833934266,-1407092005,-1476482925,-1001414009,-388082154,-771949285,1332574492,-759773664,1730429427,1593629683,1342613991,17032340}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (599, '[]', '{2056626999,750423745,2114061879,1590613911,300486016,-935449996,170896363,1316385288,-2109130063,234219623,1682851945,1799719360}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (601, '[]', '{-917337225,1792524597,2064724479,-1869725791,1658082744,-1417925392,-859227380,1113319932,1746675249,-1885145761,547760724,-2017530635}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (609, '[]', '{361112117,1648928140,514569821,1771308540,869785277,-1899249613,1702135772,-437742183,756580452,-1093871716,-1841918307,2056549624}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (615, '[]', '{1107218971,1683411775,-920308318,760503853,1260099995,-385253566,-1910287164,-1165909930,-1964583858,1366773859,-2142955143,1343267436}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (633, '[]', '{1325063304,916114699,1857792515,-213151978,-1066581320,1082243053,842528544,-235024780,-751642084,1825891805,1587507716,1684067090}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (641, '[]', '{17108794,2068760127,1338468749,866713824,-2000718216,1521485953,-2098514627,983752318,331484461,1021958642,-823311382,-1742437672}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (649, '[]', '{-522686871,1055775651,488741877,-1410919242,-794317029,261977317,-1237193313,2061326013,1550122622,289084459,-700644004,-352345437}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (653, '[]', '{1631680417,167279107,-2105702072,1678477473,1651837077,1211276257,-235290078,-1209368406,-917128133,-426909694,1109524324,1330740094}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (844, '[{"rule": "missing_answer", "place": "answer", "detail": ""}, {"rule": "unparsable_latex", "place": "content_question_mj", "detail": "\\frac{1}{"}]', '{-1726094699,-1979793875,1097247470,2100684482,1203965241,1787425404,-1634593944,187797327,-430696606,-310528303,99454332,-949528487}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (845, '[]', '{1065590196,2091091790,-1732847588,-1728500522,-2104718172,314997333,1319067723,81525620,-388808847,488354269,-1629105361,-415007944}', false);


--
-- Data for Name: question_revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_revisions (question_id, number, author_id, created_at, content) VALUES (843, 1, NULL, '2026-11-25 16:07:52.583+00', '{"pool": "assessment", "hints": [], "title": "Sleep in a mountain village", "answer": "B", "course": "English 12", "rubric": "", "choices": [{"id": "A", "html": "Electric light, which came to the village in 1998, delays the hour of going to bed but not that of rising, Arai’s team found when it recorded 90 adults.", "feedback": "“Delays” makes the light a cause. Consider who chose to have light and in what else these people differed."}, {"id": "B", "html": "In the village studied by Arai’s team, adults with electric light slept about an hour less than others, who also had less evening work to keep them up."}, {"id": "C", "html": "Arai’s team found that the adults of a mountain village have gone to bed an hour later since 1998, when electric light arrived, but rise when they always did.", "feedback": "This compares two times. Did the team have records from both?"}, {"id": "D", "html": "Because they more often have work to do in the evening, adults with electric light go to bed an hour later than others do, according to Arai’s team.", "feedback": "The notes mention evening work, but “because” turns it into a proven cause."}], "subject": "english", "legacy_id": "SATR-0120", "grade_code": "G12", "skill_tags": ["english.synthesis"], "answer_unit": null, "explanation": "<p>The study compares two groups that differ in more than light, so the result must be stated as a difference and not as an effect. Going to bed an hour later and rising at the same time means about an hour less from bedtime to rising, and the sentence also mentions the other difference. Choices A and D claim a cause, and choice C a change over time that was never recorded.</p>", "question_type": "multiple_choice", "education_level": "high_school", "accepted_answers": [], "answer_tolerance": null, "difficulty_level": "expert", "difficulty_score": 9.2, "estimated_seconds": 110, "content_question_mj": "<p>From an article about a study of sleep, a student noted:</p>\n<ul>\n<li>Kenji Arai’s team recorded the sleep of 90 adults in a mountain village for a year.</li>\n<li>The village received electric light in 1998.</li>\n<li>Adults with electric light went to bed an hour later than those without.</li>\n<li>They rose at the same time as the others.</li>\n<li>Families chose for themselves whether to have electric light.</li>\n<li>Adults with electric light more often had work to do in the evening.</li>\n<li>The team did not record sleep before 1998.</li>\n</ul>\n<p>The student wants to state the main result of the study in a way that claims no more than the notes allow. Which choice does so most effectively?</p>"}');
INSERT INTO public.question_revisions (question_id, number, author_id, created_at, content) VALUES (843, 2, '0X0TloFIyB0NRhZ1E5Ueww', '2026-11-25 16:08:02.727+00', '{"pool": "assessment", "hints": [], "title": "Edited, version 2", "answer": "B", "course": "English 12", "rubric": "", "choices": [{"id": "A", "html": "Electric light, which came to the village in 1998, delays the hour of going to bed but not that of rising, Arai’s team found when it recorded 90 adults.", "feedback": "“Delays” makes the light a cause. Consider who chose to have light and in what else these people differed."}, {"id": "B", "html": "In the village studied by Arai’s team, adults with electric light slept about an hour less than others, who also had less evening work to keep them up."}, {"id": "C", "html": "Arai’s team found that the adults of a mountain village have gone to bed an hour later since 1998, when electric light arrived, but rise when they always did.", "feedback": "This compares two times. Did the team have records from both?"}, {"id": "D", "html": "Because they more often have work to do in the evening, adults with electric light go to bed an hour later than others do, according to Arai’s team.", "feedback": "The notes mention evening work, but “because” turns it into a proven cause."}], "subject": "english", "legacy_id": "SATR-0120", "grade_code": "G12", "skill_tags": ["english.synthesis"], "answer_unit": null, "explanation": "<p>The study compares two groups that differ in more than light, so the result must be stated as a difference and not as an effect. Going to bed an hour later and rising at the same time means about an hour less from bedtime to rising, and the sentence also mentions the other difference. Choices A and D claim a cause, and choice C a change over time that was never recorded.</p>", "question_type": "multiple_choice", "education_level": "high_school", "accepted_answers": [], "answer_tolerance": null, "difficulty_level": "expert", "difficulty_score": 9.2, "estimated_seconds": 110, "content_question_mj": "<p>From an article about a study of sleep, a student noted:</p>\n<ul>\n<li>Kenji Arai’s team recorded the sleep of 90 adults in a mountain village for a year.</li>\n<li>The village received electric light in 1998.</li>\n<li>Adults with electric light went to bed an hour later than those without.</li>\n<li>They rose at the same time as the others.</li>\n<li>Families chose for themselves whether to have electric light.</li>\n<li>Adults with electric light more often had work to do in the evening.</li>\n<li>The team did not record sleep before 1998.</li>\n</ul>\n<p>The student wants to state the main result of the study in a way that claims no more than the notes allow. Which choice does so most effectively?</p>"}');
INSERT INTO public.question_revisions (question_id, number, author_id, created_at, content) VALUES (843, 3, '0X0TloFIyB0NRhZ1E5Ueww', '2026-11-25 16:08:02.77+00', '{"pool": "assessment", "hints": [], "title": "Edited, version 3", "answer": "B", "course": "English 12", "rubric": "", "choices": [{"id": "A", "html": "Electric light, which came to the village in 1998, delays the hour of going to bed but not that of rising, Arai’s team found when it recorded 90 adults.", "feedback": "“Delays” makes the light a cause. Consider who chose to have light and in what else these people differed."}, {"id": "B", "html": "In the village studied by Arai’s team, adults with electric light slept about an hour less than others, who also had less evening work to keep them up."}, {"id": "C", "html": "Arai’s team found that the adults of a mountain village have gone to bed an hour later since 1998, when electric light arrived, but rise when they always did.", "feedback": "This compares two times. Did the team have records from both?"}, {"id": "D", "html": "Because they more often have work to do in the evening, adults with electric light go to bed an hour later than others do, according to Arai’s team.", "feedback": "The notes mention evening work, but “because” turns it into a proven cause."}], "subject": "english", "legacy_id": "SATR-0120", "grade_code": "G12", "skill_tags": ["english.synthesis"], "answer_unit": null, "explanation": "<p>The study compares two groups that differ in more than light, so the result must be stated as a difference and not as an effect. Going to bed an hour later and rising at the same time means about an hour less from bedtime to rising, and the sentence also mentions the other difference. Choices A and D claim a cause, and choice C a change over time that was never recorded.</p>", "question_type": "multiple_choice", "education_level": "high_school", "accepted_answers": [], "answer_tolerance": null, "difficulty_level": "expert", "difficulty_score": 9.2, "estimated_seconds": 110, "content_question_mj": "<p>From an article about a study of sleep, a student noted:</p>\n<ul>\n<li>Kenji Arai’s team recorded the sleep of 90 adults in a mountain village for a year.</li>\n<li>The village received electric light in 1998.</li>\n<li>Adults with electric light went to bed an hour later than those without.</li>\n<li>They rose at the same time as the others.</li>\n<li>Families chose for themselves whether to have electric light.</li>\n<li>Adults with electric light more often had work to do in the evening.</li>\n<li>The team did not record sleep before 1998.</li>\n</ul>\n<p>The student wants to state the main result of the study in a way that claims no more than the notes allow. Which choice does so most effectively?</p>"}');


--
-- Data for Name: question_search; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (1, 0, false, 'biology', 'G9', 'beginner', '{}', 'sorting the variables in a salty-soil trial
bio-0001
biology.scientific-inquiry
amara plants 20 bean seeds from the same packet in each of four trays. every day each tray gets 100\,\mathrm{ml} of water containing 0, 1, 2, or 4 grams of salt per liter. after ten days she records the mean seedling height in each tray.
which list labels the variables correctly?', 'practice');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (65, 0, false, 'biology', 'G9', 'beginner', '{}', 'a paper disk with nothing but water
bioa-0001
biology.scientific-inquiry
leilani wants to know whether a plant extract keeps bacteria from growing. she dissolves the extract in water, soaks paper disks in it, and lays them on a dish in which bacteria grow. she also lays down one disk that was soaked in plain water.
what is the purpose of the disk with plain water?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (94, 0, false, 'chemistry', 'G10', 'beginner', '{}', 'crystals left after a neutralization
chea-0001
chemistry.acids-bases
amara adds potassium hydroxide solution to nitric acid until the mixture is exactly neutral. then she lets the water evaporate, and white crystals remain.
which substance are the crystals?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (136, 0, false, 'chemistry', 'G9', 'beginner', '{}', 'a homogeneous mixture in the pantry
chem-0001
chemistry.matter-measurement
four items stand on a kitchen counter:
a roll of aluminum foil
a box of baking soda (pure sodium hydrogen carbonate)
a bottle of clear white vinegar, which is acetic acid dissolved in water
a jar of dressing in which oil floats above vinegar and herbs
which item is a homogeneous mixture?', 'practice');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (200, 0, false, 'english', 'G9', 'beginner', '{}', 'a market that opens for strangers
eng-0001
english.words-in-context
when ngozi’s family moved to saskatoon, the people at the saturday market were ______ from the first day. they learned her grandmother’s name, saved her the ripest tomatoes, and asked her to teach them a soup from home.
which choice completes the text with the most logical and precise word or phrase?', 'practice');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (304, 0, false, 'mathematics', 'G9', 'beginner', '{}', 'blending pulp for hand-made paper
math-0001
math.ratios-percentages
amara makes paper from newspaper pulp and cotton pulp, mixed in the ratio 7:3 by mass. one batch has a total mass of 4.5\,\mathrm{kg}.
how much more newspaper pulp than cotton pulp does the batch contain?', 'practice');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (408, 0, false, 'physics', 'G9', 'beginner', '{}', 'washers on a rubber band
phya-0001
physics.measurement
ravi hangs first one, then two, then three equal washers on a rubber band and writes down each time how far it stretches. he uses the same band for every trial and stays in the same room.
what is the dependent variable of his experiment?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (468, 0, false, 'physics', 'G9', 'beginner', '{}', 'how thin is one sheet of paper?
phys-0001
physics.measurement
noor cannot measure a single sheet of printer paper with a ruler, so she measures a full pack instead. the pack holds 500 sheets and is 50\,\mathrm{mm} thick.
what is the thickness of one sheet, in meters?', 'practice');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (532, 0, false, 'mathematics', 'G9', 'beginner', '{}', 'the bill from a pottery studio
satm-0001
math.linear-equations
a pottery studio charges every visitor $15 once for clay and tools, plus $9 for each hour at a wheel. dario’s bill was $87.
which equation can be used to find h, the number of hours dario spent at a wheel?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (537, 0, false, 'mathematics', 'G9', 'advanced', '{}', 'draining two aquariums
satm-0006
math.linear-equations
two aquariums are emptied for cleaning, starting at the same moment. aquarium a holds 300 liters and loses 25 liters per minute. aquarium b holds 240 liters and loses 10 liters per minute.
while both still contain water, there is one moment when a contains exactly half as much water as b. how many minutes after the start does this happen?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (543, 0, false, 'mathematics', 'G9', 'intermediate', '{}', 'how fast sound travels on a cool day
satm-0012
math.linear-functions
a physics class models the speed of sound in air as a linear function of the air temperature. according to the model, the speed is 331 meters per second at 0 degrees celsius and 343 meters per second at 20 degrees celsius.
for what air temperature, in degrees celsius, does the model give a speed of 340 meters per second?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (545, 0, false, 'mathematics', 'G9', 'advanced', '{}', 'snow melting at a steady rate
satm-0014
math.linear-functions
during a thaw, the depth of the snow on a field is a decreasing linear function of time until the snow is gone. five hours after sunrise, the depth is two thirds of what it was two hours after sunrise.
how many hours after sunrise is the snow gone?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (553, 0, false, 'mathematics', 'G9', 'advanced', '{}', 'sharing every point
satm-0022
math.systems-of-equations
the constants a and b are chosen so that every point (x, y) on the line ax - 3y = 6 also lies on the line 10x + by = 15.
what does a + b equal?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (560, 0, false, 'mathematics', 'G9', 'advanced', '{}', 'tomatoes and peppers in a school garden
satm-0029
math.inequalities
a school garden has room for at most 50 plants. only tomatoes and peppers will be grown, and the number of tomato plants must be at least 6 more than twice the number of pepper plants.
what is the greatest possible number of pepper plants?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (569, 0, false, 'mathematics', 'G11', 'advanced', '{}', 'when one solution is a multiple of the other
satm-0038
math.quadratics
in the equation
x^2 - nx + 48 = 0
n is a positive constant. one of the two solutions is 3 times as large as the other. find the value of n.', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (575, 0, false, 'mathematics', 'G11', 'intermediate', '{}', 'an unknown coefficient and a known factor
satm-0044
math.polynomials
the binomial x - 2 is a factor of
2x^3 + kx^2 - 7x + 10
where k is a constant. determine k.', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (577, 0, false, 'mathematics', 'G11', 'advanced', '{}', 'a cubic divided evenly by a trinomial
satm-0046
math.polynomials
for certain constants a and b, dividing
2x^3 + ax^2 + bx + 20
by x^2 - 3x + 4 leaves no remainder. what is the value of b?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (585, 0, false, 'mathematics', 'G11', 'advanced', '{}', 'two rentals at the boathouse
satm-0054
math.functions
a boathouse rents out paddleboards. the charge for h hours, in dollars, is c(h), where
c(h) = \begin{cases} 5h & \text{if } 0 < h \le 4 \\ 2h + 12 & \text{if } h > 4 \end{cases}
noor rents a board for t hours. samir rents one for 3 hours longer than noor and is charged exactly twice as much.
what is the value of t?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (593, 0, false, 'mathematics', 'G11', 'advanced', '{}', 'a difference of two powers of two
satm-0062
math.exponentials-logarithms
there is exactly one number k for which the equation
2^{x + 3} - 2^x = k \cdot 2^{x + 1}
holds for every real number x. what number is k?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (599, 0, false, 'mathematics', 'G11', 'intermediate', '{}', 'two fractions with the same denominator
satm-0068
math.rational-expressions
what is the only real solution of this equation?
\frac{x^2 - x}{x - 5} = \frac{20}{x - 5}', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (601, 0, false, 'mathematics', 'G11', 'advanced', '{}', 'splitting a fraction into two simpler ones
satm-0070
math.rational-expressions
the equation
\frac{7x + 1}{(x - 1)(x + 3)} = \frac{a}{x - 1} + \frac{b}{x + 3}
holds for all x other than 1 and -3, where a and b are constants. what is the value of the product ab?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (609, 0, false, 'mathematics', 'G9', 'advanced', '{}', 'bikes at a summer camp
satm-0078
math.ratios-percentages
at a summer camp, 40\% of the campers are new, and the others have been there before. of the new campers, 15\% bring a bike. of all the campers, 24\% bring a bike.
what percentage of the campers who have been there before bring a bike? (disregard the percent sign when you enter your answer.)', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (615, 0, false, 'mathematics', 'G9', 'intermediate', '{}', 'goals in 20 soccer games
satm-0084
math.statistics
the table shows in how many of its 20 games a soccer team scored 0, 1, 2, 3, or 4 goals.
goals in a game 0 1 2 3 4
number of games 3 6 5 4 2
the median number of goals per game is how much greater than the mean number of goals per game?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (633, 0, false, 'mathematics', 'G10', 'advanced', '{}', 'the length of a minor arc
satm-0102
math.geometry
points a, b, and c lie on a circle with a radius of 9, and c is on the major arc between a and b. angle acb measures 50^\circ. the length of the minor arc from a to b is n\pi.
what is the value of n?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (641, 0, false, 'mathematics', 'G10', 'advanced', '{}', 'a triangle between two lines and the y-axis
satm-0110
math.coordinate-geometry
in the xy-plane, line k has the equation x + 2y = 8. line m is perpendicular to line k and crosses it at a point on the x-axis.
what is the area, in square units, of the triangle bounded by line k, line m, and the y-axis?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (649, 0, false, 'mathematics', 'G10', 'advanced', '{}', 'a tangent and an area
satm-0118
math.trigonometry
a right triangle has an area of 54 square centimeters, and the tangent of one of its acute angles is \frac{3}{4}.
what is the perimeter of the triangle, in centimeters?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (653, 0, false, 'mathematics', 'G9', 'intermediate', '{}', 'a fourth friend shares the tent
satm-0122
math.linear-equations
three friends plan to buy a tent and to split its price evenly. if a fourth friend joins and the price is split evenly among all four, each of the first three pays $11 less than planned. what is the price of the tent, in dollars?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (724, 0, false, 'english', 'G9', 'beginner', '{}', 'mangrove trees and storm waves
satr-0001
english.words-in-context
along the coast of ecuador, mangrove trees stand with their roots in salt water. when a storm sends waves toward the land, the dense tangle of roots slows the water, so that far less sand and soil is washed away. in this way the trees ______ the shore.
which choice completes the text with the most logical and precise word?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (842, 0, true, 'english', 'G12', 'expert', '{}', 'the dark rooms of castle verin
satr-0119
english.synthesis
here are notes that a student took on the history of a castle:
castle verin was built in the 1200s and is a museum today.
its ground floor has six rooms with thick walls and hardly a window.
iron rings are fixed to the walls of these rooms.
guidebooks have called the rooms prison cells since the 1800s.
account books of the 1300s list the rooms as stores for grain and oil.
grain and oil keep best in dark, cool places.
the iron rings date from the 1700s, when horses were kept there.
the student wants to reject a common belief about the rooms while granting that there are features that make it understandable. which choice best achieves both?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (844, 0, false, 'english', 'G12', 'expert', '{missing_answer,unparsable_latex}', 'a draft
q-844
english.synthesis
find \frac{1}{.', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (843, 0, false, 'english', 'G12', 'expert', '{duplicate}', 'edited, version 3
satr-0120
english.synthesis
from an article about a study of sleep, a student noted:
kenji arai’s team recorded the sleep of 90 adults in a mountain village for a year.
the village received electric light in 1998.
adults with electric light went to bed an hour later than those without.
they rose at the same time as the others.
families chose for themselves whether to have electric light.
adults with electric light more often had work to do in the evening.
the team did not record sleep before 1998.
the student wants to state the main result of the study in a way that claims no more than the notes allow. which choice does so most effectively?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (845, 0, false, 'english', 'G12', 'expert', '{duplicate}', 'edited, version 3
q-845
english.synthesis
from an article about a study of sleep, a student noted:
kenji arai’s team recorded the sleep of 90 adults in a mountain village for a year.
the village received electric light in 1998.
adults with electric light went to bed an hour later than those without.
they rose at the same time as the others.
families chose for themselves whether to have electric light.
adults with electric light more often had work to do in the evening.
the team did not record sleep before 1998.
the student wants to state the main result of the study in a way that claims no more than the notes allow. which choice does so most effectively?', 'assessment');


--
-- Data for Name: question_twins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_twins (one_id, other_id) VALUES (843, 845);


--
-- Data for Name: questions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (1, 'BIO-0001', 'Sorting the variables in a salty-soil trial', 'biology', 'Biology', 'G9', 'high_school', 'beginner', 1.2, 'multiple_choice', false, 0, '{biology.scientific-inquiry}', '{"100\\,\\mathrm{mL}",0,1,2,4}', '<p>Amara plants 20 bean seeds from the same packet in each of four trays. Every day each tray gets <span data-type="math" data-latex="100\,\mathrm{mL}"></span> of water containing <span data-type="math" data-latex="0"></span>, <span data-type="math" data-latex="1"></span>, <span data-type="math" data-latex="2"></span>, or <span data-type="math" data-latex="4"></span> grams of salt per liter. After ten days she records the mean seedling height in each tray.</p>
<p>Which list labels the variables correctly?</p>', '[{"id": "A", "html": "Independent: seedling height; dependent: salt concentration; controlled: volume of water"}, {"id": "B", "html": "Independent: salt concentration; dependent: volume of water; controlled: seedling height"}, {"id": "C", "html": "Independent: salt concentration; dependent: seedling height; controlled: volume of water"}, {"id": "D", "html": "Independent: volume of water; dependent: seedling height; controlled: salt concentration"}]', 'C', '<p>Amara chooses the salt concentration (independent), measures the height that results (dependent) and keeps the volume of water equal so that it cannot explain a difference (controlled). Choice A swaps cause and effect: height is the outcome she waits for, not something she sets.</p>', 'Amara plants 20 bean seeds from the same packet in each of four trays. Every day each tray gets 100\,\mathrm{mL} of water containing 0, 1, 2, or 4 grams of salt per liter. After ten days she records the mean seedling height in each tray.
Which list labels the variables correctly?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, NULL, '{}', NULL, NULL, 'practice', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (65, 'BIOA-0001', 'A paper disk with nothing but water', 'biology', 'Biology', 'G9', 'high_school', 'beginner', 1.4, 'multiple_choice', false, 0, '{biology.scientific-inquiry}', '{}', '<p>Leilani wants to know whether a plant extract keeps bacteria from growing. She dissolves the extract in water, soaks paper disks in it, and lays them on a dish in which bacteria grow. She also lays down one disk that was soaked in plain water.</p>
<p>What is the purpose of the disk with plain water?</p>', '[{"id": "A", "html": "To keep the jelly in the dish from drying out as the bacteria grow", "feedback": "A single damp disk would hardly keep a dish moist. Think about what this disk is compared with."}, {"id": "B", "html": "To repeat the test of the extract, so that the mean is more reliable", "feedback": "A repeat would need the extract as well. This disk differs from the others in one respect."}, {"id": "C", "html": "To show what paper and water do when no extract is present"}, {"id": "D", "html": "To give the bacteria the water that they need in order to spread", "feedback": "Feeding or watering the bacteria is the job of the jelly. Ask what Leilani could not tell if this disk were missing."}]', 'C', '<p>The disk with plain water is the control: it differs from the others only in that the extract is missing. If bacteria grow right up to it but stay away from the other disks, the effect comes from the extract and not from the paper or the water. More disks with extract would be repeats, which serve another purpose.</p>', 'Leilani wants to know whether a plant extract keeps bacteria from growing. She dissolves the extract in water, soaks paper disks in it, and lays them on a dish in which bacteria grow. She also lays down one disk that was soaked in plain water.
What is the purpose of the disk with plain water?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 45, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (94, 'CHEA-0001', 'Crystals left after a neutralization', 'chemistry', 'Science 10', 'G10', 'high_school', 'beginner', 2, 'multiple_choice', false, 0, '{chemistry.acids-bases}', '{}', '<p>Amara adds potassium hydroxide solution to nitric acid until the mixture is exactly neutral. Then she lets the water evaporate, and white crystals remain.</p>
<p>Which substance are the crystals?</p>', '[{"id": "A", "html": "hydrogen nitrate", "feedback": "This is another name for the acid itself, and all of the acid has been used up."}, {"id": "B", "html": "potassium nitrate"}, {"id": "C", "html": "potassium hydride", "feedback": "Hydride needs hydrogen with a negative charge, but the hydrogen of the acid ends up in water."}, {"id": "D", "html": "nitrogen hydroxide", "feedback": "The acid does not split into nitrogen and oxygen here. Ask which ion the acid leaves behind when its hydrogen goes into water."}]', 'B', '<p>In a neutralization, the hydrogen ions of the acid and the hydroxide ions of the base form water. The metal ion of the base, <span data-type="math" data-latex="\mathrm{K^+}"></span>, and the other ion of the acid, <span data-type="math" data-latex="\mathrm{NO_3^-}"></span>, stay behind as the salt potassium nitrate. Hydrogen nitrate is just the acid, which is no longer there.</p>', 'Amara adds potassium hydroxide solution to nitric acid until the mixture is exactly neutral. Then she lets the water evaporate, and white crystals remain.
Which substance are the crystals?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 45, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (136, 'CHEM-0001', 'A homogeneous mixture in the pantry', 'chemistry', 'Physical Science', 'G9', 'high_school', 'beginner', 1.2, 'multiple_choice', false, 0, '{chemistry.matter-measurement}', '{}', '<p>Four items stand on a kitchen counter:</p>
<ul>
<li>a roll of aluminum foil</li>
<li>a box of baking soda (pure sodium hydrogen carbonate)</li>
<li>a bottle of clear white vinegar, which is acetic acid dissolved in water</li>
<li>a jar of dressing in which oil floats above vinegar and herbs</li>
</ul>
<p>Which item is a <strong>homogeneous mixture</strong>?</p>', '[{"id": "A", "html": "the white vinegar"}, {"id": "B", "html": "the aluminum foil"}, {"id": "C", "html": "the baking soda"}, {"id": "D", "html": "the herb dressing"}]', 'A', '<p>Vinegar contains two substances, so it is a mixture, and they are spread so evenly that every drop is alike, so it is homogeneous. Aluminum foil and baking soda also look the same throughout, but each is a single pure substance: an element and a compound. The dressing is a mixture, but its layers and herbs can be seen, so it is heterogeneous.</p>', 'Four items stand on a kitchen counter:
a roll of aluminum foil
a box of baking soda (pure sodium hydrogen carbonate)
a bottle of clear white vinegar, which is acetic acid dissolved in water
a jar of dressing in which oil floats above vinegar and herbs
Which item is a homogeneous mixture?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, NULL, '{}', NULL, NULL, 'practice', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (200, 'ENG-0001', 'A market that opens for strangers', 'english', 'English 9', 'G9', 'high_school', 'beginner', 1.6, 'multiple_choice', false, 0, '{english.words-in-context}', '{}', '<p>When Ngozi’s family moved to Saskatoon, the people at the Saturday market were ______ from the first day. They learned her grandmother’s name, saved her the ripest tomatoes, and asked her to teach them a soup from home.</p>
<p>Which choice completes the text with the most logical and precise word or phrase?</p>', '[{"id": "A", "html": "cautious", "feedback": "Cautious people keep a distance at first. Look at what these people do on the first day."}, {"id": "B", "html": "wealthy", "feedback": "Kindness can come with money, but nothing in the text is about money."}, {"id": "C", "html": "welcoming"}, {"id": "D", "html": "uncertain", "feedback": "Ask what the neighbors would do if they did not know what to think. These people act without hesitating."}]', 'C', '<p>The second sentence shows how the people behaved: they learned a name, saved fruit, and invited the grandmother to teach. All three make a newcomer feel at home, which is what “welcoming” means. “Cautious” and “uncertain” say the opposite of such quick friendliness, and the text never mentions money.</p>', 'When Ngozi’s family moved to Saskatoon, the people at the Saturday market were ______ from the first day. They learned her grandmother’s name, saved her the ripest tomatoes, and asked her to teach them a soup from home.
Which choice completes the text with the most logical and precise word or phrase?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 50, '{}', NULL, NULL, 'practice', '{"<p>The second sentence gives three examples of the missing quality.</p>","<p>Find one word that fits learning a name, saving tomatoes, and asking for a lesson.</p>"}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (304, 'MATH-0001', 'Blending pulp for hand-made paper', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'beginner', 1.5, 'multiple_choice', false, 0, '{math.ratios-percentages}', '{7:3,"4.5\\,\\mathrm{kg}","0.45\\,\\mathrm{kg}","1.35\\,\\mathrm{kg}","1.80\\,\\mathrm{kg}","3.15\\,\\mathrm{kg}"}', '<p>Amara makes paper from newspaper pulp and cotton pulp, mixed in the ratio <span data-type="math" data-latex="7:3"></span> by mass. One batch has a total mass of <span data-type="math" data-latex="4.5\,\mathrm{kg}"></span>.</p>
<p>How much <strong>more</strong> newspaper pulp than cotton pulp does the batch contain?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"0.45\\,\\mathrm{kg}\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"1.35\\,\\mathrm{kg}\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"1.80\\,\\mathrm{kg}\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"3.15\\,\\mathrm{kg}\"></span>"}]', 'C', '<p>The batch has <span data-type="math" data-latex="7 + 3 = 10"></span> equal parts, so one part is <span data-type="math" data-latex="4.5 \div 10 = 0.45\,\mathrm{kg}"></span>. Newspaper pulp is ahead by <span data-type="math" data-latex="7 - 3 = 4"></span> parts, which is <span data-type="math" data-latex="4 \times 0.45 = 1.80\,\mathrm{kg}"></span>. The values <span data-type="math" data-latex="3.15\,\mathrm{kg}"></span> and <span data-type="math" data-latex="1.35\,\mathrm{kg}"></span> are the two amounts themselves, not the difference between them.</p>', 'Amara makes paper from newspaper pulp and cotton pulp, mixed in the ratio 7:3 by mass. One batch has a total mass of 4.5\,\mathrm{kg}.
How much more newspaper pulp than cotton pulp does the batch contain?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, NULL, '{}', NULL, NULL, 'practice', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (408, 'PHYA-0001', 'Washers on a rubber band', 'physics', 'Science 9', 'G9', 'high_school', 'beginner', 1.5, 'multiple_choice', false, 0, '{physics.measurement}', '{}', '<p>Ravi hangs first one, then two, then three equal washers on a rubber band and writes down each time how far it stretches. He uses the same band for every trial and stays in the same room.</p>
<p>What is the <strong>dependent</strong> variable of his experiment?</p>', '[{"id": "A", "html": "The number of washers on the band", "feedback": "This is what Ravi chooses and changes himself from trial to trial."}, {"id": "B", "html": "The distance that the band stretches"}, {"id": "C", "html": "The kind of rubber band that is used", "feedback": "Ravi keeps this the same in every trial, so that the comparison is fair."}, {"id": "D", "html": "The temperature of the air in the room", "feedback": "Staying in one room keeps this about the same. It is something to hold steady, not something he observes."}]', 'B', '<p>The dependent variable is the one that responds and is measured, here the stretch of the band. The number of washers is the independent variable, because Ravi sets it. The kind of band and the temperature are controlled variables.</p>', 'Ravi hangs first one, then two, then three equal washers on a rubber band and writes down each time how far it stretches. He uses the same band for every trial and stays in the same room.
What is the dependent variable of his experiment?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 45, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (468, 'PHYS-0001', 'How thin is one sheet of paper?', 'physics', 'Science 9', 'G9', 'high_school', 'beginner', 1.5, 'multiple_choice', false, 3.1, '{physics.measurement}', '{500,"50\\,\\mathrm{mm}","1.0 \\times 10^{-5}\\,\\mathrm{m}","1.0 \\times 10^{-4}\\,\\mathrm{m}","1.0 \\times 10^{-3}\\,\\mathrm{m}","1.0 \\times 10^{-2}\\,\\mathrm{m}"}', '<p>Noor cannot measure a single sheet of printer paper with a ruler, so she measures a full pack instead. The pack holds <span data-type="math" data-latex="500"></span> sheets and is <span data-type="math" data-latex="50\,\mathrm{mm}"></span> thick.</p>
<p>What is the thickness of one sheet, in meters?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-5}\\,\\mathrm{m}\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-4}\\,\\mathrm{m}\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-3}\\,\\mathrm{m}\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-2}\\,\\mathrm{m}\"></span>"}]', 'B', '<p>One sheet is <span data-type="math" data-latex="50\,\mathrm{mm} \div 500 = 0.10\,\mathrm{mm}"></span>. Since <span data-type="math" data-latex="1\,\mathrm{mm} = 10^{-3}\,\mathrm{m}"></span>, that is <span data-type="math" data-latex="0.10 \times 10^{-3}\,\mathrm{m} = 1.0 \times 10^{-4}\,\mathrm{m}"></span>. Treating the millimeters as centimeters (<span data-type="math" data-latex="10^{-2}\,\mathrm{m}"></span>) makes the sheet ten times too thick, which is choice C.</p>', 'Noor cannot measure a single sheet of printer paper with a ruler, so she measures a full pack instead. The pack holds 500 sheets and is 50\,\mathrm{mm} thick.
What is the thickness of one sheet, in meters?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, NULL, '{}', NULL, NULL, 'practice', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (532, 'SATM-0001', 'The bill from a pottery studio', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'beginner', 1.2, 'multiple_choice', false, 0, '{math.linear-equations}', '{h,"15h + 9 = 87","(15 + 9)h = 87","9h + 15 = 87","9(h + 15) = 87"}', '<p>A pottery studio charges every visitor $15 once for clay and tools, plus $9 for each hour at a wheel. Dario’s bill was $87.</p>
<p>Which equation can be used to find <span data-type="math" data-latex="h"></span>, the number of hours Dario spent at a wheel?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"15h + 9 = 87\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"(15 + 9)h = 87\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"9h + 15 = 87\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"9(h + 15) = 87\"></span>"}]', 'C', '<p>Each hour costs $9, so <span data-type="math" data-latex="h"></span> hours cost <span data-type="math" data-latex="9h"></span> dollars. The $15 is paid only once and is added to that, which gives <span data-type="math" data-latex="9h + 15 = 87"></span>. The equation <span data-type="math" data-latex="15h + 9 = 87"></span> swaps the two charges, and <span data-type="math" data-latex="(15 + 9)h = 87"></span> would make Dario pay for the clay and tools again every hour. In <span data-type="math" data-latex="9(h + 15) = 87"></span> the <span data-type="math" data-latex="15"></span> dollars are treated like extra hours.</p>', 'A pottery studio charges every visitor $15 once for clay and tools, plus $9 for each hour at a wheel. Dario’s bill was $87.
Which equation can be used to find h, the number of hours Dario spent at a wheel?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 45, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (537, 'SATM-0006', 'Draining two aquariums', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'advanced', 6, 'numerical', false, 0, '{math.linear-equations}', '{300,25,240,10}', '<p>Two aquariums are emptied for cleaning, starting at the same moment. Aquarium A holds <span data-type="math" data-latex="300"></span> liters and loses <span data-type="math" data-latex="25"></span> liters per minute. Aquarium B holds <span data-type="math" data-latex="240"></span> liters and loses <span data-type="math" data-latex="10"></span> liters per minute.</p>
<p>While both still contain water, there is one moment when A contains exactly half as much water as B. How many minutes after the start does this happen?</p>', '[]', '9', '<p>After <span data-type="math" data-latex="t"></span> minutes A contains <span data-type="math" data-latex="300 - 25t"></span> liters and B contains <span data-type="math" data-latex="240 - 10t"></span> liters. A must equal half of B, so <span data-type="math" data-latex="300 - 25t = \frac{1}{2}(240 - 10t) = 120 - 5t"></span>. Then <span data-type="math" data-latex="180 = 20t"></span> and <span data-type="math" data-latex="t = 9"></span>; at that moment A has <span data-type="math" data-latex="75"></span> liters and B has <span data-type="math" data-latex="150"></span>. Setting the two volumes equal gives <span data-type="math" data-latex="4"></span>, which is when both contain the same amount, and doubling B instead of halving it leads to a negative time.</p>', 'Two aquariums are emptied for cleaning, starting at the same moment. Aquarium A holds 300 liters and loses 25 liters per minute. Aquarium B holds 240 liters and loses 10 liters per minute.
While both still contain water, there is one moment when A contains exactly half as much water as B. How many minutes after the start does this happen?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (543, 'SATM-0012', 'How fast sound travels on a cool day', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'intermediate', 4.2, 'numerical', false, 0, '{math.linear-functions}', '{331,0,343,20,340}', '<p>A physics class models the speed of sound in air as a linear function of the air temperature. According to the model, the speed is <span data-type="math" data-latex="331"></span> meters per second at <span data-type="math" data-latex="0"></span> degrees Celsius and <span data-type="math" data-latex="343"></span> meters per second at <span data-type="math" data-latex="20"></span> degrees Celsius.</p>
<p>For what air temperature, in degrees Celsius, does the model give a speed of <span data-type="math" data-latex="340"></span> meters per second?</p>', '[]', '15', '<p>The speed rises by <span data-type="math" data-latex="12"></span> over <span data-type="math" data-latex="20"></span> degrees, which is <span data-type="math" data-latex="0.6"></span> for each degree, so the model is <span data-type="math" data-latex="v = 331 + 0.6T"></span>. Setting <span data-type="math" data-latex="331 + 0.6T = 340"></span> gives <span data-type="math" data-latex="0.6T = 9"></span> and <span data-type="math" data-latex="T = 15"></span>. If you got <span data-type="math" data-latex="5.4"></span>, you multiplied <span data-type="math" data-latex="9"></span> by the slope instead of dividing by it.</p>', 'A physics class models the speed of sound in air as a linear function of the air temperature. According to the model, the speed is 331 meters per second at 0 degrees Celsius and 343 meters per second at 20 degrees Celsius.
For what air temperature, in degrees Celsius, does the model give a speed of 340 meters per second?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 80, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (545, 'SATM-0014', 'Snow melting at a steady rate', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'advanced', 6.4, 'numerical', false, 0, '{math.linear-functions}', '{}', '<p>During a thaw, the depth of the snow on a field is a decreasing linear function of time until the snow is gone. Five hours after sunrise, the depth is two thirds of what it was two hours after sunrise.</p>
<p>How many hours after sunrise is the snow gone?</p>', '[]', '11', '<p>Call the depth at two hours <span data-type="math" data-latex="D"></span>. In the three hours from then on, the depth falls by <span data-type="math" data-latex="\frac{1}{3}D"></span>, and the function is linear, so every further three hours take away the same amount. All of <span data-type="math" data-latex="D"></span> therefore needs <span data-type="math" data-latex="9"></span> hours, counted from two hours after sunrise, and the snow is gone <span data-type="math" data-latex="2 + 9 = 11"></span> hours after sunrise. The answer <span data-type="math" data-latex="9"></span> forgets those first two hours. Losing one third of what is left each time would not be linear.</p>', 'During a thaw, the depth of the snow on a field is a decreasing linear function of time until the snow is gone. Five hours after sunrise, the depth is two thirds of what it was two hours after sunrise.
How many hours after sunrise is the snow gone?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (553, 'SATM-0022', 'Sharing every point', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'advanced', 6.2, 'numerical', false, 0, '{math.systems-of-equations}', '{a,b,"(x, y)","ax - 3y = 6","10x + by = 15","a + b"}', '<p>The constants <span data-type="math" data-latex="a"></span> and <span data-type="math" data-latex="b"></span> are chosen so that every point <span data-type="math" data-latex="(x, y)"></span> on the line <span data-type="math" data-latex="ax - 3y = 6"></span> also lies on the line <span data-type="math" data-latex="10x + by = 15"></span>.</p>
<p>What does <span data-type="math" data-latex="a + b"></span> equal?</p>', '[]', '-3.5', '<p>If the lines share every point, they are the same line, so one equation is a multiple of the other. The right sides show the factor, <span data-type="math" data-latex="15 \div 6 = 2.5"></span>, so <span data-type="math" data-latex="2.5a = 10"></span> and <span data-type="math" data-latex="b = 2.5 \cdot (-3)"></span>. Then <span data-type="math" data-latex="a = 4"></span> and <span data-type="math" data-latex="b = -7.5"></span>, which gives <span data-type="math" data-latex="a + b = -3.5"></span>. Losing the minus sign of <span data-type="math" data-latex="b"></span> leads to <span data-type="math" data-latex="11.5"></span>, and multiplying <span data-type="math" data-latex="10"></span> by <span data-type="math" data-latex="2.5"></span> instead of dividing by it leads to <span data-type="math" data-latex="a = 25"></span>.</p>', 'The constants a and b are chosen so that every point (x, y) on the line ax - 3y = 6 also lies on the line 10x + by = 15.
What does a + b equal?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (560, 'SATM-0029', 'Tomatoes and peppers in a school garden', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'advanced', 6, 'multiple_choice', false, 0, '{math.inequalities}', '{50,6,14,15,18,22}', '<p>A school garden has room for at most <span data-type="math" data-latex="50"></span> plants. Only tomatoes and peppers will be grown, and the number of tomato plants must be at least <span data-type="math" data-latex="6"></span> more than twice the number of pepper plants.</p>
<p>What is the greatest possible number of pepper plants?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"14\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"15\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"18\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"22\"></span>"}]', 'A', '<p>With <span data-type="math" data-latex="t"></span> tomato and <span data-type="math" data-latex="p"></span> pepper plants, <span data-type="math" data-latex="t \ge 2p + 6"></span> and <span data-type="math" data-latex="t + p \le 50"></span>. The garden holds the most peppers when <span data-type="math" data-latex="t"></span> is as small as allowed, so <span data-type="math" data-latex="(2p + 6) + p \le 50"></span>, or <span data-type="math" data-latex="3p \le 44"></span>. The greatest integer is <span data-type="math" data-latex="p = 14"></span>, with at least <span data-type="math" data-latex="34"></span> tomato plants; <span data-type="math" data-latex="p = 15"></span> would need <span data-type="math" data-latex="36"></span> and make <span data-type="math" data-latex="51"></span> in all, so rounding up is not possible. Taking <span data-type="math" data-latex="6"></span> away instead of adding it gives <span data-type="math" data-latex="18"></span>, and leaving the peppers out of the <span data-type="math" data-latex="50"></span> gives <span data-type="math" data-latex="22"></span>.</p>', 'A school garden has room for at most 50 plants. Only tomatoes and peppers will be grown, and the number of tomato plants must be at least 6 more than twice the number of pepper plants.
What is the greatest possible number of pepper plants?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 100, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (569, 'SATM-0038', 'When one solution is a multiple of the other', 'mathematics', 'Algebra 2', 'G11', 'high_school', 'advanced', 6.4, 'numerical', false, 1.2, '{math.quadratics}', '{"x^2 - nx + 48 = 0",n}', '<p>In the equation</p>
<div data-type="math" data-latex="x^2 - nx + 48 = 0"></div>
<p><span data-type="math" data-latex="n"></span> is a positive constant. One of the two solutions is 3 times as large as the other. Find the value of <span data-type="math" data-latex="n"></span>.</p>', '[]', '16', '<p>Call the solutions <span data-type="math" data-latex="r"></span> and <span data-type="math" data-latex="3r"></span>, so that the left side is <span data-type="math" data-latex="(x - r)(x - 3r) = x^2 - 4rx + 3r^2"></span>. Comparing the constants gives <span data-type="math" data-latex="3r^2 = 48"></span>, so <span data-type="math" data-latex="r = 4"></span> or <span data-type="math" data-latex="r = -4"></span>. Comparing the middle terms gives <span data-type="math" data-latex="n = 4r"></span>, and since <span data-type="math" data-latex="n"></span> is positive, <span data-type="math" data-latex="n = 16"></span>. The solutions are then <span data-type="math" data-latex="4"></span> and <span data-type="math" data-latex="12"></span>. If you stopped at <span data-type="math" data-latex="4"></span> or <span data-type="math" data-latex="12"></span>, you found a solution instead of <span data-type="math" data-latex="n"></span>.</p>', 'In the equation
x^2 - nx + 48 = 0
n is a positive constant. One of the two solutions is 3 times as large as the other. Find the value of n.', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 80, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (575, 'SATM-0044', 'An unknown coefficient and a known factor', 'mathematics', 'Algebra 2', 'G11', 'high_school', 'intermediate', 4.5, 'numerical', false, 2.2, '{math.polynomials}', '{"x - 2","2x^3 + kx^2 - 7x + 10",k}', '<p>The binomial <span data-type="math" data-latex="x - 2"></span> is a factor of</p>
<div data-type="math" data-latex="2x^3 + kx^2 - 7x + 10"></div>
<p>where <span data-type="math" data-latex="k"></span> is a constant. Determine <span data-type="math" data-latex="k"></span>.</p>', '[]', '-3', '<p>If <span data-type="math" data-latex="x - 2"></span> is a factor, the polynomial is zero at <span data-type="math" data-latex="x = 2"></span>. Substituting gives <span data-type="math" data-latex="16 + 4k - 14 + 10 = 0"></span>, so <span data-type="math" data-latex="4k = -12"></span> and <span data-type="math" data-latex="k = -3"></span>. Substituting <span data-type="math" data-latex="-2"></span> instead of <span data-type="math" data-latex="2"></span> is the usual slip here: it belongs to the factor <span data-type="math" data-latex="x + 2"></span> and gives <span data-type="math" data-latex="k = -2"></span>.</p>', 'The binomial x - 2 is a factor of
2x^3 + kx^2 - 7x + 10
where k is a constant. Determine k.', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 60, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (577, 'SATM-0046', 'A cubic divided evenly by a trinomial', 'mathematics', 'Algebra 2', 'G11', 'high_school', 'advanced', 6.6, 'numerical', false, 2.2, '{math.polynomials}', '{a,b,"2x^3 + ax^2 + bx + 20","x^2 - 3x + 4"}', '<p>For certain constants <span data-type="math" data-latex="a"></span> and <span data-type="math" data-latex="b"></span>, dividing</p>
<div data-type="math" data-latex="2x^3 + ax^2 + bx + 20"></div>
<p>by <span data-type="math" data-latex="x^2 - 3x + 4"></span> leaves no remainder. What is the value of <span data-type="math" data-latex="b"></span>?</p>', '[]', '-7', '<p>No remainder means that <span data-type="math" data-latex="x^2 - 3x + 4"></span> is a factor, and the other factor is linear. To produce <span data-type="math" data-latex="2x^3"></span> it must begin with <span data-type="math" data-latex="2x"></span>, and to produce <span data-type="math" data-latex="20"></span> from <span data-type="math" data-latex="4"></span> it must end with <span data-type="math" data-latex="5"></span>, so it is <span data-type="math" data-latex="2x + 5"></span>. In <span data-type="math" data-latex="(x^2 - 3x + 4)(2x + 5)"></span> the terms with <span data-type="math" data-latex="x"></span> are <span data-type="math" data-latex="-3x \cdot 5 = -15x"></span> and <span data-type="math" data-latex="4 \cdot 2x = 8x"></span>, so <span data-type="math" data-latex="b = -15 + 8 = -7"></span>. If you got <span data-type="math" data-latex="-15"></span> or <span data-type="math" data-latex="8"></span>, you found only one of these two products; if you got <span data-type="math" data-latex="-1"></span>, you gave <span data-type="math" data-latex="a"></span>.</p>', 'For certain constants a and b, dividing
2x^3 + ax^2 + bx + 20
by x^2 - 3x + 4 leaves no remainder. What is the value of b?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (585, 'SATM-0054', 'Two rentals at the boathouse', 'mathematics', 'Algebra 2', 'G11', 'high_school', 'advanced', 7.2, 'numerical', false, 2.2, '{math.functions}', '{h,c(h),"c(h) = \\begin{cases} 5h & \\text{if } 0 < h \\le 4 \\\\ 2h + 12 & \\text{if } h > 4 \\end{cases}",t}', '<p>A boathouse rents out paddleboards. The charge for <span data-type="math" data-latex="h"></span> hours, in dollars, is <span data-type="math" data-latex="c(h)"></span>, where</p>
<div data-type="math" data-latex="c(h) = \begin{cases} 5h &#x26; \text{if } 0 < h \le 4 \\ 2h + 12 &#x26; \text{if } h > 4 \end{cases}"></div>
<p>Noor rents a board for <span data-type="math" data-latex="t"></span> hours. Samir rents one for 3 hours longer than Noor and is charged exactly twice as much.</p>
<p>What is the value of <span data-type="math" data-latex="t"></span>?</p>', '[]', '9/4', '<p>You need <span data-type="math" data-latex="c(t + 3) = 2c(t)"></span>. If Noor’s time is at most <span data-type="math" data-latex="4"></span> hours and Samir’s is more than <span data-type="math" data-latex="4"></span> hours, this reads <span data-type="math" data-latex="2(t + 3) + 12 = 10t"></span>, so <span data-type="math" data-latex="8t = 18"></span> and <span data-type="math" data-latex="t = \frac{9}{4}"></span>. That fits the assumption, since <span data-type="math" data-latex="\frac{9}{4} \le 4"></span> and <span data-type="math" data-latex="\frac{9}{4} + 3 > 4"></span>. Using the first rule for both gives <span data-type="math" data-latex="t = 3"></span>, but then Samir’s <span data-type="math" data-latex="6"></span> hours do not belong to that rule; using the second rule for both gives a negative time.</p>', 'A boathouse rents out paddleboards. The charge for h hours, in dollars, is c(h), where
c(h) = \begin{cases} 5h & \text{if } 0 < h \le 4 \\ 2h + 12 & \text{if } h > 4 \end{cases}
Noor rents a board for t hours. Samir rents one for 3 hours longer than Noor and is charged exactly twice as much.
What is the value of t?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 120, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (593, 'SATM-0062', 'A difference of two powers of two', 'mathematics', 'Algebra 2', 'G11', 'high_school', 'advanced', 6.3, 'numerical', false, 4.6, '{math.exponentials-logarithms}', '{k,"2^{x + 3} - 2^x = k \\cdot 2^{x + 1}",x}', '<p>There is exactly one number <span data-type="math" data-latex="k"></span> for which the equation</p>
<div data-type="math" data-latex="2^{x + 3} - 2^x = k \cdot 2^{x + 1}"></div>
<p>holds for every real number <span data-type="math" data-latex="x"></span>. What number is <span data-type="math" data-latex="k"></span>?</p>', '[]', '7/2', '<p>Write every power with the factor <span data-type="math" data-latex="2^x"></span>: <span data-type="math" data-latex="2^{x + 3} = 8 \cdot 2^x"></span> and <span data-type="math" data-latex="2^{x + 1} = 2 \cdot 2^x"></span>. The equation becomes <span data-type="math" data-latex="7 \cdot 2^x = 2k \cdot 2^x"></span>, so <span data-type="math" data-latex="2k = 7"></span> and <span data-type="math" data-latex="k = \frac{7}{2}"></span>. If you got <span data-type="math" data-latex="7"></span>, you left out that <span data-type="math" data-latex="2^{x + 1}"></span> is twice <span data-type="math" data-latex="2^x"></span>. Subtracting the exponents, as in <span data-type="math" data-latex="2^3"></span>, would be right for a quotient of powers but not for a difference.</p>', 'There is exactly one number k for which the equation
2^{x + 3} - 2^x = k \cdot 2^{x + 1}
holds for every real number x. What number is k?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 70, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (599, 'SATM-0068', 'Two fractions with the same denominator', 'mathematics', 'Algebra 2', 'G11', 'high_school', 'intermediate', 4.4, 'numerical', false, 3.9, '{math.rational-expressions}', '{"\\frac{x^2 - x}{x - 5} = \\frac{20}{x - 5}"}', '<p>What is the only real solution of this equation?</p>
<div data-type="math" data-latex="\frac{x^2 - x}{x - 5} = \frac{20}{x - 5}"></div>', '[]', '-4', '<p>The denominators are equal, so wherever they are not zero the numerators must agree: <span data-type="math" data-latex="x^2 - x = 20"></span>, or <span data-type="math" data-latex="(x - 5)(x + 4) = 0"></span>. That gives <span data-type="math" data-latex="x = 5"></span> or <span data-type="math" data-latex="x = -4"></span>. At <span data-type="math" data-latex="x = 5"></span> both sides of the equation are undefined, so only <span data-type="math" data-latex="x = -4"></span> remains.</p>', 'What is the only real solution of this equation?
\frac{x^2 - x}{x - 5} = \frac{20}{x - 5}', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 60, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (601, 'SATM-0070', 'Splitting a fraction into two simpler ones', 'mathematics', 'Precalculus', 'G11', 'high_school', 'advanced', 6.7, 'numerical', false, 3.9, '{math.rational-expressions}', '{"\\frac{7x + 1}{(x - 1)(x + 3)} = \\frac{A}{x - 1} + \\frac{B}{x + 3}",x,1,-3,A,B,AB}', '<p>The equation</p>
<div data-type="math" data-latex="\frac{7x + 1}{(x - 1)(x + 3)} = \frac{A}{x - 1} + \frac{B}{x + 3}"></div>
<p>holds for all <span data-type="math" data-latex="x"></span> other than <span data-type="math" data-latex="1"></span> and <span data-type="math" data-latex="-3"></span>, where <span data-type="math" data-latex="A"></span> and <span data-type="math" data-latex="B"></span> are constants. What is the value of the product <span data-type="math" data-latex="AB"></span>?</p>', '[]', '10', '<p>Multiplying by <span data-type="math" data-latex="(x - 1)(x + 3)"></span> gives <span data-type="math" data-latex="7x + 1 = A(x + 3) + B(x - 1)"></span>, an equation between polynomials that holds for every <span data-type="math" data-latex="x"></span>. At <span data-type="math" data-latex="x = 1"></span> it says <span data-type="math" data-latex="8 = 4A"></span>, so <span data-type="math" data-latex="A = 2"></span>; at <span data-type="math" data-latex="x = -3"></span> it says <span data-type="math" data-latex="-20 = -4B"></span>, so <span data-type="math" data-latex="B = 5"></span>. The product is <span data-type="math" data-latex="10"></span>. If you got <span data-type="math" data-latex="7"></span>, you found the sum <span data-type="math" data-latex="A + B"></span>, which is the coefficient of <span data-type="math" data-latex="x"></span>.</p>', 'The equation
\frac{7x + 1}{(x - 1)(x + 3)} = \frac{A}{x - 1} + \frac{B}{x + 3}
holds for all x other than 1 and -3, where A and B are constants. What is the value of the product AB?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (609, 'SATM-0078', 'Bikes at a summer camp', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'advanced', 6.4, 'numerical', false, 0, '{math.ratios-percentages}', '{"40\\%","15\\%","24\\%"}', '<p>At a summer camp, <span data-type="math" data-latex="40\%"></span> of the campers are new, and the others have been there before. Of the new campers, <span data-type="math" data-latex="15\%"></span> bring a bike. Of all the campers, <span data-type="math" data-latex="24\%"></span> bring a bike.</p>
<p>What percentage of the campers who have been there before bring a bike? (Disregard the percent sign when you enter your answer.)</p>', '[]', '30', '<p>Imagine <span data-type="math" data-latex="100"></span> campers. Of the <span data-type="math" data-latex="40"></span> new ones, <span data-type="math" data-latex="15\%"></span> bring a bike, which is <span data-type="math" data-latex="6"></span> campers. In all, <span data-type="math" data-latex="24"></span> campers bring one, so <span data-type="math" data-latex="24 - 6 = 18"></span> of the other <span data-type="math" data-latex="60"></span> do, and <span data-type="math" data-latex="\frac{18}{60} = 30\%"></span>. If you found <span data-type="math" data-latex="33"></span>, you treated <span data-type="math" data-latex="24"></span> as the plain average of the two percentages; the groups are not equally large. The <span data-type="math" data-latex="18"></span> campers are <span data-type="math" data-latex="18\%"></span> of everybody, not of their own group.</p>', 'At a summer camp, 40\% of the campers are new, and the others have been there before. Of the new campers, 15\% bring a bike. Of all the campers, 24\% bring a bike.
What percentage of the campers who have been there before bring a bike? (Disregard the percent sign when you enter your answer.)', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (615, 'SATM-0084', 'Goals in 20 soccer games', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'intermediate', 4.6, 'numerical', false, 0, '{math.statistics}', '{}', '<p>The table shows in how many of its 20 games a soccer team scored 0, 1, 2, 3, or 4 goals.</p>
<table>
<thead>
<tr>
<th>Goals in a game</th>
<th>0</th>
<th>1</th>
<th>2</th>
<th>3</th>
<th>4</th>
</tr>
</thead>
<tbody>
<tr>
<td>Number of games</td>
<td>3</td>
<td>6</td>
<td>5</td>
<td>4</td>
<td>2</td>
</tr>
</tbody>
</table>
<p>The median number of goals per game is how much greater than the mean number of goals per game?</p>', '[]', '0.2', '<p>In order, the 10th and the 11th of the 20 games both belong to the column for <span data-type="math" data-latex="2"></span> goals (<span data-type="math" data-latex="3 + 6 = 9"></span> games come before it), so the median is <span data-type="math" data-latex="2"></span>. The team scored <span data-type="math" data-latex="3 \cdot 0 + 6 \cdot 1 + 5 \cdot 2 + 4 \cdot 3 + 2 \cdot 4 = 36"></span> goals, so the mean is <span data-type="math" data-latex="36 \div 20 = 1.8"></span>. The difference is <span data-type="math" data-latex="0.2"></span>. Averaging the numbers <span data-type="math" data-latex="0"></span> to <span data-type="math" data-latex="4"></span> without their frequencies gives a mean of <span data-type="math" data-latex="2"></span> and the wrong difference <span data-type="math" data-latex="0"></span>.</p>', 'The table shows in how many of its 20 games a soccer team scored 0, 1, 2, 3, or 4 goals.
Goals in a game 0 1 2 3 4
Number of games 3 6 5 4 2
The median number of goals per game is how much greater than the mean number of goals per game?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 80, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (633, 'SATM-0102', 'The length of a minor arc', 'mathematics', 'Geometry', 'G10', 'high_school', 'advanced', 5.8, 'numerical', false, 2.2, '{math.geometry}', '{A,B,C,9,ACB,"50^\\circ","n\\pi",n}', '<p>Points <span data-type="math" data-latex="A"></span>, <span data-type="math" data-latex="B"></span>, and <span data-type="math" data-latex="C"></span> lie on a circle with a radius of <span data-type="math" data-latex="9"></span>, and <span data-type="math" data-latex="C"></span> is on the major arc between <span data-type="math" data-latex="A"></span> and <span data-type="math" data-latex="B"></span>. Angle <span data-type="math" data-latex="ACB"></span> measures <span data-type="math" data-latex="50^\circ"></span>. The length of the minor arc from <span data-type="math" data-latex="A"></span> to <span data-type="math" data-latex="B"></span> is <span data-type="math" data-latex="n\pi"></span>.</p>
<p>What is the value of <span data-type="math" data-latex="n"></span>?</p>', '[]', '5', '<p>The angle at <span data-type="math" data-latex="C"></span> is an inscribed angle, so the central angle over the same arc is twice as large: <span data-type="math" data-latex="100^\circ"></span>. The minor arc is <span data-type="math" data-latex="\frac{100}{360}"></span> of the circumference, which is <span data-type="math" data-latex="\frac{100}{360} \cdot 18\pi = 5\pi"></span>, so <span data-type="math" data-latex="n = 5"></span>. Using <span data-type="math" data-latex="50^\circ"></span> as the central angle gives <span data-type="math" data-latex="2.5"></span>, and using the area <span data-type="math" data-latex="81\pi"></span> instead of the circumference gives <span data-type="math" data-latex="22.5"></span>.</p>', 'Points A, B, and C lie on a circle with a radius of 9, and C is on the major arc between A and B. Angle ACB measures 50^\circ. The length of the minor arc from A to B is n\pi.
What is the value of n?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 70, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (641, 'SATM-0110', 'A triangle between two lines and the y-axis', 'mathematics', 'Geometry', 'G10', 'high_school', 'advanced', 6, 'numerical', false, 0, '{math.coordinate-geometry}', '{xy,k,"x + 2y = 8",m,x,y}', '<p>In the <span data-type="math" data-latex="xy"></span>-plane, line <span data-type="math" data-latex="k"></span> has the equation <span data-type="math" data-latex="x + 2y = 8"></span>. Line <span data-type="math" data-latex="m"></span> is perpendicular to line <span data-type="math" data-latex="k"></span> and crosses it at a point on the <span data-type="math" data-latex="x"></span>-axis.</p>
<p>What is the area, in square units, of the triangle bounded by line <span data-type="math" data-latex="k"></span>, line <span data-type="math" data-latex="m"></span>, and the <span data-type="math" data-latex="y"></span>-axis?</p>', '[]', '80', '<p>Line <span data-type="math" data-latex="k"></span> meets the <span data-type="math" data-latex="x"></span>-axis at <span data-type="math" data-latex="(8, 0)"></span> and the <span data-type="math" data-latex="y"></span>-axis at <span data-type="math" data-latex="(0, 4)"></span>. Its slope is <span data-type="math" data-latex="-\frac{1}{2}"></span>, so line <span data-type="math" data-latex="m"></span> has slope <span data-type="math" data-latex="2"></span> and the equation <span data-type="math" data-latex="y = 2(x - 8)"></span>, which meets the <span data-type="math" data-latex="y"></span>-axis at <span data-type="math" data-latex="(0, -16)"></span>. The triangle has a side of length <span data-type="math" data-latex="4 + 16 = 20"></span> on the <span data-type="math" data-latex="y"></span>-axis and a height of <span data-type="math" data-latex="8"></span>, so its area is <span data-type="math" data-latex="\frac{1}{2} \cdot 20 \cdot 8 = 80"></span>. Leaving out the part above the <span data-type="math" data-latex="x"></span>-axis gives <span data-type="math" data-latex="64"></span>, and subtracting the two intercepts’ distances gives <span data-type="math" data-latex="48"></span>.</p>', 'In the xy-plane, line k has the equation x + 2y = 8. Line m is perpendicular to line k and crosses it at a point on the x-axis.
What is the area, in square units, of the triangle bounded by line k, line m, and the y-axis?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 100, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (649, 'SATM-0118', 'A tangent and an area', 'mathematics', 'Geometry', 'G10', 'high_school', 'advanced', 5.9, 'numerical', false, 2.2, '{math.trigonometry}', '{54,"\\frac{3}{4}"}', '<p>A right triangle has an area of <span data-type="math" data-latex="54"></span> square centimeters, and the tangent of one of its acute angles is <span data-type="math" data-latex="\frac{3}{4}"></span>.</p>
<p>What is the perimeter of the triangle, in centimeters?</p>', '[]', '36', '<p>The tangent compares the legs, so they are <span data-type="math" data-latex="3k"></span> and <span data-type="math" data-latex="4k"></span> for some positive number <span data-type="math" data-latex="k"></span>. The area is <span data-type="math" data-latex="\frac{1}{2} \cdot 3k \cdot 4k = 6k^2 = 54"></span>, so <span data-type="math" data-latex="k = 3"></span> and the legs are <span data-type="math" data-latex="9"></span> and <span data-type="math" data-latex="12"></span>. The hypotenuse is <span data-type="math" data-latex="\sqrt{9^2 + 12^2} = 15"></span>, and the perimeter is <span data-type="math" data-latex="9 + 12 + 15 = 36"></span> centimeters. Using <span data-type="math" data-latex="3"></span>, <span data-type="math" data-latex="4"></span>, and <span data-type="math" data-latex="5"></span> as the side lengths gives <span data-type="math" data-latex="12"></span>, but that triangle has an area of only <span data-type="math" data-latex="6"></span>.</p>', 'A right triangle has an area of 54 square centimeters, and the tangent of one of its acute angles is \frac{3}{4}.
What is the perimeter of the triangle, in centimeters?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 80, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (653, 'SATM-0122', 'A fourth friend shares the tent', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'intermediate', 4, 'numerical', false, 0, '{math.linear-equations}', '{}', '<p>Three friends plan to buy a tent and to split its price evenly. If a fourth friend joins and the price is split evenly among all four, each of the first three pays $11 less than planned. What is the price of the tent, in dollars?</p>', '[]', '132', '<p>If the price is <span data-type="math" data-latex="p"></span> dollars, the shares are <span data-type="math" data-latex="\frac{p}{3}"></span> and <span data-type="math" data-latex="\frac{p}{4}"></span>, so <span data-type="math" data-latex="\frac{p}{3} - \frac{p}{4} = 11"></span>. The left side is <span data-type="math" data-latex="\frac{p}{12}"></span>, which gives <span data-type="math" data-latex="p = 132"></span>. The value <span data-type="math" data-latex="44"></span> is what each of the three had planned to pay, not the price.</p>', 'Three friends plan to buy a tent and to split its price evenly. If a fourth friend joins and the price is split evenly among all four, each of the first three pays $11 less than planned. What is the price of the tent, in dollars?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 75, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (724, 'SATR-0001', 'Mangrove trees and storm waves', 'english', 'English 9', 'G9', 'high_school', 'beginner', 1.4, 'multiple_choice', false, 0, '{english.words-in-context}', '{}', '<p>Along the coast of Ecuador, mangrove trees stand with their roots in salt water. When a storm sends waves toward the land, the dense tangle of roots slows the water, so that far less sand and soil is washed away. In this way the trees ______ the shore.</p>
<p>Which choice completes the text with the most logical and precise word?</p>', '[{"id": "A", "html": "conceal", "feedback": "A dense tangle could hide something, but the text never speaks of what can or cannot be seen."}, {"id": "B", "html": "protect"}, {"id": "C", "html": "enlarge", "feedback": "Losing less soil is not the same as gaining some; nothing in the text says that the shore grows."}, {"id": "D", "html": "irrigate", "feedback": "The text does mention water, but the waves threaten the land here; nobody is watering it."}]', 'B', '<p>The sentence before the blank says that the roots slow the waves and that less sand and soil is lost, so the trees protect the shore. “Conceal” picks up the dense tangle but not its effect, “enlarge” turns a smaller loss into a gain, and “irrigate” takes the water of a storm for water that plants need.</p>', 'Along the coast of Ecuador, mangrove trees stand with their roots in salt water. When a storm sends waves toward the land, the dense tangle of roots slows the water, so that far less sand and soil is washed away. In this way the trees ______ the shore.
Which choice completes the text with the most logical and precise word?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', NULL, NULL, 45, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (844, 'Q-844', 'A draft', 'english', 'English 12', 'G12', 'high_school', 'expert', 9.2, 'multiple_choice', false, 2.2, '{english.synthesis}', '{"\\frac{1}{"}', '<p>Find <span data-type="math" data-latex="\frac{1}{"></span>.</p>', '[]', '', '', 'Find \frac{1}{.', 1, '2026-11-25 16:08:02.826+00', '2026-11-25 16:08:02.826+00', NULL, '0X0TloFIyB0NRhZ1E5Ueww', 110, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (843, 'SATR-0120', 'Edited, version 3', 'english', 'English 12', 'G12', 'high_school', 'expert', 9.2, 'multiple_choice', false, 0, '{english.synthesis}', '{}', '<p>From an article about a study of sleep, a student noted:</p>
<ul>
<li>Kenji Arai’s team recorded the sleep of 90 adults in a mountain village for a year.</li>
<li>The village received electric light in 1998.</li>
<li>Adults with electric light went to bed an hour later than those without.</li>
<li>They rose at the same time as the others.</li>
<li>Families chose for themselves whether to have electric light.</li>
<li>Adults with electric light more often had work to do in the evening.</li>
<li>The team did not record sleep before 1998.</li>
</ul>
<p>The student wants to state the main result of the study in a way that claims no more than the notes allow. Which choice does so most effectively?</p>', '[{"id": "A", "html": "Electric light, which came to the village in 1998, delays the hour of going to bed but not that of rising, Arai’s team found when it recorded 90 adults.", "feedback": "“Delays” makes the light a cause. Consider who chose to have light and in what else these people differed."}, {"id": "B", "html": "In the village studied by Arai’s team, adults with electric light slept about an hour less than others, who also had less evening work to keep them up."}, {"id": "C", "html": "Arai’s team found that the adults of a mountain village have gone to bed an hour later since 1998, when electric light arrived, but rise when they always did.", "feedback": "This compares two times. Did the team have records from both?"}, {"id": "D", "html": "Because they more often have work to do in the evening, adults with electric light go to bed an hour later than others do, according to Arai’s team.", "feedback": "The notes mention evening work, but “because” turns it into a proven cause."}]', 'B', '<p>The study compares two groups that differ in more than light, so the result must be stated as a difference and not as an effect. Going to bed an hour later and rising at the same time means about an hour less from bedtime to rising, and the sentence also mentions the other difference. Choices A and D claim a cause, and choice C a change over time that was never recorded.</p>', 'From an article about a study of sleep, a student noted:
Kenji Arai’s team recorded the sleep of 90 adults in a mountain village for a year.
The village received electric light in 1998.
Adults with electric light went to bed an hour later than those without.
They rose at the same time as the others.
Families chose for themselves whether to have electric light.
Adults with electric light more often had work to do in the evening.
The team did not record sleep before 1998.
The student wants to state the main result of the study in a way that claims no more than the notes allow. Which choice does so most effectively?', 3, '2026-11-25 16:07:52.583+00', '2026-11-25 16:08:02.77+00', NULL, NULL, 110, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (842, 'SATR-0119', 'The dark rooms of Castle Verin', 'english', 'English 12', 'G12', 'high_school', 'expert', 8.8, 'multiple_choice', false, 0, '{english.synthesis}', '{}', '<p>Here are notes that a student took on the history of a castle:</p>
<ul>
<li>Castle Verin was built in the 1200s and is a museum today.</li>
<li>Its ground floor has six rooms with thick walls and hardly a window.</li>
<li>Iron rings are fixed to the walls of these rooms.</li>
<li>Guidebooks have called the rooms prison cells since the 1800s.</li>
<li>Account books of the 1300s list the rooms as stores for grain and oil.</li>
<li>Grain and oil keep best in dark, cool places.</li>
<li>The iron rings date from the 1700s, when horses were kept there.</li>
</ul>
<p>The student wants to reject a common belief about the rooms while granting that there are features that make it understandable. Which choice best achieves both?</p>', '[{"id": "A", "html": "Although guidebooks have called the six rooms of Castle Verin prison cells since the 1800s, the account books of the 1300s list them as stores for grain and oil.", "feedback": "The belief is rejected here, but its source is a guidebook. What about the rooms themselves makes it understandable?"}, {"id": "B", "html": "With their thick walls, scarce windows, and iron rings, the six rooms on the ground floor of Castle Verin have been known as prison cells since the 1800s.", "feedback": "The features that suggest the belief are here, but the sentence does not reject it."}, {"id": "C", "html": "Dark rooms with iron rings may look like stables, but account books show that the six rooms of Castle Verin were built as stores for grain and for oil.", "feedback": "Check which belief about the rooms the notes call a common one."}, {"id": "D", "html": "Dark and fitted with iron rings, the rooms of Castle Verin may well suggest prison cells, but they held grain and oil, and the rings came later, for horses."}]', 'D', '<p>The sentence must name the features behind the belief, darkness and rings, and then set the facts against it. Choice A rejects the belief but grants it nothing, choice B explains the belief but lets it stand, and choice C rejects a belief that the notes do not mention.</p>', 'Here are notes that a student took on the history of a castle:
Castle Verin was built in the 1200s and is a museum today.
Its ground floor has six rooms with thick walls and hardly a window.
Iron rings are fixed to the walls of these rooms.
Guidebooks have called the rooms prison cells since the 1800s.
Account books of the 1300s list the rooms as stores for grain and oil.
Grain and oil keep best in dark, cool places.
The iron rings date from the 1700s, when horses were kept there.
The student wants to reject a common belief about the rooms while granting that there are features that make it understandable. Which choice best achieves both?', 1, '2026-11-25 16:07:52.583+00', '2026-11-25 16:07:52.583+00', '2026-11-25 16:08:02.792+00', NULL, 110, '{}', NULL, NULL, 'assessment', '{}', '');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool, hints, rubric) VALUES (845, 'Q-845', 'Edited, version 3', 'english', 'English 12', 'G12', 'high_school', 'expert', 9.2, 'multiple_choice', false, 0, '{english.synthesis}', '{}', '<p>From an article about a study of sleep, a student noted:</p>
<ul>
<li>Kenji Arai’s team recorded the sleep of 90 adults in a mountain village for a year.</li>
<li>The village received electric light in 1998.</li>
<li>Adults with electric light went to bed an hour later than those without.</li>
<li>They rose at the same time as the others.</li>
<li>Families chose for themselves whether to have electric light.</li>
<li>Adults with electric light more often had work to do in the evening.</li>
<li>The team did not record sleep before 1998.</li>
</ul>
<p>The student wants to state the main result of the study in a way that claims no more than the notes allow. Which choice does so most effectively?</p>', '[{"id": "A", "html": "Electric light, which came to the village in 1998, delays the hour of going to bed but not that of rising, Arai’s team found when it recorded 90 adults.", "feedback": "“Delays” makes the light a cause. Consider who chose to have light and in what else these people differed."}, {"id": "B", "html": "In the village studied by Arai’s team, adults with electric light slept about an hour less than others, who also had less evening work to keep them up."}, {"id": "C", "html": "Arai’s team found that the adults of a mountain village have gone to bed an hour later since 1998, when electric light arrived, but rise when they always did.", "feedback": "This compares two times. Did the team have records from both?"}, {"id": "D", "html": "Because they more often have work to do in the evening, adults with electric light go to bed an hour later than others do, according to Arai’s team.", "feedback": "The notes mention evening work, but “because” turns it into a proven cause."}]', 'B', '<p>The study compares two groups that differ in more than light, so the result must be stated as a difference and not as an effect. Going to bed an hour later and rising at the same time means about an hour less from bedtime to rising, and the sentence also mentions the other difference. Choices A and D claim a cause, and choice C a change over time that was never recorded.</p>', 'From an article about a study of sleep, a student noted:
Kenji Arai’s team recorded the sleep of 90 adults in a mountain village for a year.
The village received electric light in 1998.
Adults with electric light went to bed an hour later than those without.
They rose at the same time as the others.
Families chose for themselves whether to have electric light.
Adults with electric light more often had work to do in the evening.
The team did not record sleep before 1998.
The student wants to state the main result of the study in a way that claims no more than the notes allow. Which choice does so most effectively?', 3, '2026-11-25 16:07:52.583+00', '2026-11-25 16:08:02.77+00', NULL, '0X0TloFIyB0NRhZ1E5Ueww', 110, '{}', NULL, NULL, 'assessment', '{}', '');


--
-- Data for Name: responses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (1, 'b041e604-5fec-4269-b16c-e8326e34c629', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 537, 1, 'assessment', 0, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.linear-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:55.817+00', '2026-11-25 16:07:55.833+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (2, '294efbee-c86b-4845-ae25-3ed782160568', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 537, 1, 'assessment', 0, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.linear-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:55.914+00', '2026-11-25 16:07:55.98+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (3, '7b759d01-be8c-450f-b22a-3865067a30a5', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 585, 1, 'assessment', 1, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.functions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:56.151+00', '2026-11-25 16:07:56.181+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (4, 'f48cceb6-33e4-4e0e-9bf1-8c3d34b9f900', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 585, 1, 'assessment', 1, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.functions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:56.233+00', '2026-11-25 16:07:56.245+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (5, '567e4a16-3ce9-47a6-a7e0-4d31fbc930fc', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 615, 1, 'assessment', 2, 1, '{"text": "0.2"}', false, 0, 'right', 60000, false, '{"load": [["math.statistics", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-25 16:07:56.326+00', '2026-11-25 16:07:56.494+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (6, '1c3300c5-4143-481e-b639-756fb672467e', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 543, 1, 'assessment', 3, 1, '{"text": "15"}', false, 0, 'right', 60000, false, '{"load": [["math.linear-functions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-25 16:07:56.634+00', '2026-11-25 16:07:56.665+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (7, '913d910d-4a4e-4fa9-93e2-f448dca67946', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 577, 1, 'assessment', 4, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.polynomials", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:56.783+00', '2026-11-25 16:07:56.814+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (8, '2daded71-aa11-4520-9694-6ada65adb061', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 577, 1, 'assessment', 4, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.polynomials", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:56.885+00', '2026-11-25 16:07:57.011+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (9, '44e34c06-27e3-4fbf-a367-d1f4fe19c9ae', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 633, 1, 'assessment', 5, 1, '{"text": "5"}', false, 0, 'right', 60000, false, '{"load": [["math.geometry", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:57.628+00', '2026-11-25 16:07:57.64+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (10, '8a27306b-c23d-4c36-bf9e-4888e5bbf845', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 553, 1, 'assessment', 6, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.systems-of-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:57.712+00', '2026-11-25 16:07:57.726+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (11, '979df7a0-7b36-4473-8da0-47ddfacbb1d5', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 553, 1, 'assessment', 6, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.systems-of-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:57.774+00', '2026-11-25 16:07:57.812+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (12, 'aabeb557-8ad2-4475-9040-98bfe7302d84', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 569, 1, 'assessment', 7, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.quadratics", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:57.89+00', '2026-11-25 16:07:57.895+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (13, 'f7bb70af-8e7d-4bd4-8884-1a0e58de0d26', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 569, 1, 'assessment', 7, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.quadratics", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:57.943+00', '2026-11-25 16:07:57.955+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (14, '6bac999e-a7aa-438f-adea-0ab6a1707107', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 599, 1, 'assessment', 8, 1, '{"text": "-4"}', false, 0, 'right', 60000, false, '{"load": [["math.rational-expressions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-25 16:07:58.019+00', '2026-11-25 16:07:58.027+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (15, 'e1393999-1cd2-4ebe-977a-3f677e3ca84d', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 653, 1, 'assessment', 9, 1, '{"text": "132"}', false, 0, 'right', 60000, false, '{"load": [["math.linear-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-25 16:07:58.101+00', '2026-11-25 16:07:58.119+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (16, 'a1495fbd-4f06-4e98-b67c-34bfb956daf6', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 649, 1, 'assessment', 10, 1, '{"text": "36"}', false, 0, 'right', 60000, false, '{"load": [["math.trigonometry", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.183+00', '2026-11-25 16:07:58.186+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (17, 'f7713b1c-61d2-4302-b3f2-b464489ae130', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 609, 1, 'assessment', 11, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.ratios-percentages", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.214+00', '2026-11-25 16:07:58.217+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (18, '97690758-692f-461e-8d76-3b0713a98054', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 609, 1, 'assessment', 11, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.ratios-percentages", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.248+00', '2026-11-25 16:07:58.253+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (19, '0460cf02-12bc-4e4c-b968-53dcb7bed3c0', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 560, 1, 'assessment', 12, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.inequalities", 1]], "guess": 0.25, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.323+00', '2026-11-25 16:07:58.34+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (20, 'b9e8d15c-6cfb-4c6f-b4fd-e47dc3bf5014', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 560, 1, 'assessment', 12, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.inequalities", 1]], "guess": 0.25, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.369+00', '2026-11-25 16:07:58.373+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (21, '2fa56a75-35d5-4032-8eef-00af1f962edc', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 593, 1, 'assessment', 13, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.exponentials-logarithms", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.422+00', '2026-11-25 16:07:58.426+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (22, '4144a6d9-4509-4769-9f8d-8c8e6e59dcbc', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 593, 1, 'assessment', 13, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.exponentials-logarithms", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.45+00', '2026-11-25 16:07:58.453+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (23, 'eeba6177-1c1c-4477-aa35-4f689dca0a76', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 575, 1, 'assessment', 14, 1, '{"text": "-3"}', false, 0, 'right', 60000, false, '{"load": [["math.polynomials", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-25 16:07:58.491+00', '2026-11-25 16:07:58.494+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (24, 'b03048c3-3f74-44c8-99bc-57ec168c6789', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 545, 1, 'assessment', 15, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.linear-functions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.538+00', '2026-11-25 16:07:58.542+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (25, 'cb31501c-3e6f-433a-975a-fc459bc82d6c', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 545, 1, 'assessment', 15, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.linear-functions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.581+00', '2026-11-25 16:07:58.589+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (26, '04c9f05d-a254-488a-95eb-af80b425500c', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 641, 1, 'assessment', 16, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.coordinate-geometry", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.637+00', '2026-11-25 16:07:58.645+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (27, 'a1b5f6e5-63e1-43bb-9b26-f9c1584f12fc', 'CIvtsb_F2ChHc41DbUxlag', 'HiZXcvS3YWw_vkKXshingQ', 641, 1, 'assessment', 16, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.coordinate-geometry", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.68+00', '2026-11-25 16:07:58.684+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (28, '12b6d33c-1b0d-42c3-bdaf-f201b01ffbba', 'hjrmYXk4Qlv5HWm41Xak1A', NULL, 553, 1, 'assessment', 0, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.systems-of-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.776+00', '2026-11-25 16:07:58.78+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (29, 'ccd27935-3075-45a4-92d5-fc4ee61394c0', 'hjrmYXk4Qlv5HWm41Xak1A', NULL, 553, 1, 'assessment', 0, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.systems-of-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:58.822+00', '2026-11-25 16:07:58.824+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (30, '28884651-c703-4198-89c4-842e2b6cd5fb', 'hjrmYXk4Qlv5HWm41Xak1A', NULL, 577, 1, 'assessment', 1, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.polynomials", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:07:59.057+00', '2026-11-25 16:07:59.059+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (31, '36a47354-b646-4ca3-975e-73d2f2753514', 'lbGVUQH0pFRbm3zVaE6ouw', NULL, 545, 1, 'assessment', 0, 1, NULL, false, 0, 'unknown', 60027, false, '{"load": [["math.linear-functions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:09:21.153+00', '2026-11-25 16:08:21.217+00', NULL);
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at, review_of) VALUES (32, 'cd1443dc-8f72-44dd-ae2d-ff192cfded48', 'lbGVUQH0pFRbm3zVaE6ouw', NULL, 545, 1, 'assessment', 0, 2, NULL, true, 0, 'unknown', 120129, false, '{"load": [["math.linear-functions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-25 16:10:21.255+00', '2026-11-25 16:08:21.389+00', NULL);


--
-- Data for Name: saved_plans; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('HiZXcvS3YWw_vkKXshingQ', '1795622875262', false, '2026-11-25 16:07:55.262+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}, {"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": ["IB Mathematics: Applications and Interpretation SL", "IB Biology HL"], "excluded": ["chemistry"], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 38 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. This plan aims for a 7 in IB Math AI SL and IB Biology HL. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT you can still register for is on March 13, 2027, after most application deadlines, so ask your colleges whether they will accept the score. Sources disagree on that SAT date, so check it and the registration deadline on the official site. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": [349]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": [53]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": [234]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 40}}, "skill": "math.probability", "minutes": 40, "problemIds": [393]}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": [218]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": []}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": [295]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 20}}, "skill": "biology.biochemistry", "minutes": 20, "problemIds": [48]}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 25}}, "skill": "biology.biochemistry", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 25}}, "skill": "math.polynomials", "minutes": 25, "problemIds": [343]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}], "minutes": 105, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-04-16", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-05-01", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "points": {"now": 520, "target": 750, "highest": 800}, "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.088, "mastery": 0.535, "minutes": 70, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.07, "mastery": 0.467, "minutes": 45, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.065, "mastery": 0.467, "minutes": 40, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-ai-sl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.031, "mastery": 0.432, "minutes": 80, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.biochemistry"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.biochemistry", "exam": "IB", "skills": ["biology.biochemistry"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.432, "minutes": 45, "subject": "biology"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.energy-metabolism"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.energy-metabolism", "exam": "IB", "skills": ["biology.energy-metabolism"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.432, "minutes": 40, "subject": "biology"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-25", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "skill.math.probability"]}, "minutes": 150}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas"]}, "minutes": 85}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.biology.biochemistry", "skill.biology.energy-metabolism"]}, "minutes": 85}}, "module": "module.science"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 38}}, {"key": "need.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.senior", "values": {"date": {"date": "2027-03-13"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.checkDay", "values": {"exam": {"term": "exam.SAT"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 349, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 234, "skill": "english.comparing-texts", "title": "Twenty thousand corals"}, {"id": 218, "skill": "english.evidence", "title": "A composer’s view of mistakes"}, {"id": 393, "skill": "math.probability", "title": "Visitors of a science museum"}, {"id": 48, "skill": "biology.biochemistry", "title": "Over the hill and back again with an enzyme"}, {"id": 53, "skill": "biology.energy-metabolism", "title": "A leaf’s carbon balance over a day and a night"}, {"id": 343, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 295, "skill": "english.text-structure", "title": "The painter who hid her brushes"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Probability: part of IB Math AI SL, usually taught in grade 12, so practice while it is fresh.", "Biochemistry: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh.", "Photosynthesis and respiration: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (25 min): “Two coffees and one bedtime”", "Practice Central ideas and details (20 min)", "Practice Photosynthesis and respiration (20 min): “A leaf’s carbon balance over a day and a night”"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (25 min): “Twenty thousand corals”", "Practice Probability (40 min): “Visitors of a science museum”"]}, {"day": "Wednesday", "tasks": ["Practice Command of evidence (20 min): “A composer’s view of mistakes”", "Practice Photosynthesis and respiration (20 min)", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Probability (20 min)", "Practice Text structure and purpose (20 min): “The painter who hid her brushes”", "Practice Biochemistry (20 min): “Over the hill and back again with an enzyme”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Biochemistry (25 min)", "Practice Polynomials (25 min): “Two different cuts, one box volume”", "Practice Probability (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 150 minutes a week on Advanced Math and Probability.", "English: 85 minutes a week on Craft and Structure; Information and Ideas.", "Science: 85 minutes a week on Biochemistry; Photosynthesis and respiration.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 349, "title": "Two coffees and one bedtime"}, {"id": 234, "title": "Twenty thousand corals"}, {"id": 218, "title": "A composer’s view of mistakes"}, {"id": 393, "title": "Visitors of a science museum"}, {"id": 48, "title": "Over the hill and back again with an enzyme"}, {"id": 53, "title": "A leaf’s carbon balance over a day and a night"}, {"id": 343, "title": "Two different cuts, one box volume"}, {"id": 295, "title": "The painter who hid her brushes"}]}, "context": {"exam": "SAT", "goal": "IB 7, 1500+, 수학, not chemistry", "grade": "G12", "country": "CA", "courses": ["ib.math-ai-sl", "ib.biology-hl"], "targets": [{"name": "SAT Math", "target": 780}]}}', '2026-11-25 16:07:55.35+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('HiZXcvS3YWw_vkKXshingQ', '17956228752621', false, '2026-11-25 16:07:55.262+00', '{"result": {"summary": "Start with linear equations. 수학 數學 数学 🎓", "weaknesses": ["Linear equations"], "nextWeekPlan": [{"day": "Mon", "tasks": ["Solve three equations"]}], "recommendedModules": ["Math"], "recommendedProblems": [{"id": 1, "title": "Where two lines meet"}]}, "context": {"goal": "SAT_1500_PLUS", "grade": "G11", "country": "US"}}', '2026-11-25 16:07:55.35+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('HiZXcvS3YWw_vkKXshingQ', '17956228752622', true, '2026-11-25 16:07:56.262+00', NULL, '2026-11-25 16:07:55.35+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('HiZXcvS3YWw_vkKXshingQ', '1795622879211', false, '2026-11-25 16:07:59.211+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "Your SAT Math levels are measured, from 17 of your answers. The levels in SAT Reading and Writing are what is expected for grade 11, not measured. Reaching 1500 means about 750 in Reading and Writing and 750 in Math. The measured levels are provisional: how hard most of these questions are is still our own estimate. Start with Algebra, where you can gain the most. Going by your answers, this part needs work first: Inequalities. Registration for the next SAT, on December 5, 2026, has probably closed, so this plan is for the one on March 13, 2027. Sources disagree on that SAT date, so check it and the registration deadline on the official site.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.inequalities"}, "minutes": 25}}, "skill": "math.inequalities", "minutes": 25, "problemIds": [317]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 25}}, "skill": "english.text-structure", "minutes": 25, "problemIds": []}], "minutes": 50, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.quadratics"}, "minutes": 25}}, "skill": "math.quadratics", "minutes": 25, "problemIds": [346]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}], "minutes": 45, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": [234]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.systems-of-equations"}, "minutes": 25}}, "skill": "math.systems-of-equations", "minutes": 25, "problemIds": [377]}], "minutes": 50, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 25}}, "skill": "english.evidence", "minutes": 25, "problemIds": [218]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": [349]}], "minutes": 50, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 20}}, "skill": "english.sentence-boundaries", "minutes": 20, "problemIds": [242]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.ratios-percentages"}, "minutes": 20}}, "skill": "math.ratios-percentages", "minutes": 20, "problemIds": [351]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.grammar-usage"}, "minutes": 20}}, "skill": "english.grammar-usage", "minutes": 20, "problemIds": []}], "minutes": 95, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 310}, "dates": [{"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-04-16", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-05-01", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"low": 0.256, "why": {"key": "why.needsWorkSkill", "values": {"low": 2, "area": {"term": "domain.sat.algebra"}, "high": 7, "share": 35, "skill": {"term": "skill.math.inequalities"}, "target": 9, "section": {"term": "section.sat.math"}}}, "area": "domain.sat.algebra", "exam": "SAT", "high": 0.636, "basis": "measured", "skills": ["math.inequalities", "math.systems-of-equations", "math.linear-functions", "math.linear-equations"], "stance": "practise", "target": 0.856, "weight": 0.175, "answers": 6, "mastery": 0.446, "minutes": 50, "subject": "mathematics", "verdict": "needs_work", "provisional": true}, {"low": 0.258, "why": {"key": "why.needsWorkSkill", "values": {"low": 2, "area": {"term": "domain.sat.advanced-math"}, "high": 7, "share": 35, "skill": {"term": "skill.math.quadratics"}, "target": 9, "section": {"term": "section.sat.math"}}}, "area": "domain.sat.advanced-math", "exam": "SAT", "high": 0.636, "basis": "measured", "skills": ["math.quadratics", "math.exponentials-logarithms", "math.functions", "math.polynomials", "math.rational-expressions"], "stance": "practise", "target": 0.856, "weight": 0.175, "answers": 6, "mastery": 0.447, "minutes": 50, "subject": "mathematics", "verdict": "needs_work", "provisional": true}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 460}}, "area": "domain.sat.craft-structure", "exam": "SAT", "basis": "expected", "points": {"now": 450, "target": 750, "highest": 800}, "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.14, "mastery": 0.412, "minutes": 50, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 460}}, "area": "domain.sat.information-ideas", "exam": "SAT", "basis": "expected", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.462, "minutes": 45, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.conventions"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 460}}, "area": "domain.sat.conventions", "exam": "SAT", "basis": "expected", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.sentence-boundaries", "english.grammar-usage"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.462, "minutes": 40, "subject": "english"}, {"low": 0.263, "why": {"key": "why.needsWorkSkill", "values": {"low": 2, "area": {"term": "domain.sat.problem-solving-data"}, "high": 7, "share": 15, "skill": {"term": "skill.math.ratios-percentages"}, "target": 9, "section": {"term": "section.sat.math"}}}, "area": "domain.sat.problem-solving-data", "exam": "SAT", "high": 0.684, "basis": "measured", "skills": ["math.ratios-percentages", "math.statistics", "math.probability"], "stance": "practise", "target": 0.856, "weight": 0.075, "answers": 2, "mastery": 0.473, "minutes": 20, "subject": "mathematics", "verdict": "needs_work", "provisional": true}], "goals": [{"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G11", "today": "2026-11-25", "country": "US"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas", "domain.sat.conventions"]}, "minutes": 135}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.algebra", "domain.sat.advanced-math", "domain.sat.problem-solving-data"]}, "minutes": 120}}, "module": "module.math"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.inequalities"}], "summary": [{"key": "stand.measured", "values": {"answers": 17, "section": {"term": "section.sat.math"}}}, {"key": "stand.expectedRest", "values": {"grade": {"term": "grade.G11"}, "sections": {"terms": ["section.sat.reading-writing"]}}}, {"key": "need.satTargets", "values": {"math": 750, "target": 1500, "reading": 750}}, {"key": "also.provisional", "values": {}}, {"key": "first.measuredSkill", "values": {"area": {"term": "domain.sat.algebra"}, "skill": {"term": "skill.math.inequalities"}}}, {"key": "next.laterClosed", "values": {"date": {"date": "2027-03-13"}, "exam": {"term": "exam.SAT"}, "next": {"date": "2026-12-05"}}}, {"key": "next.checkDay", "values": {"exam": {"term": "exam.SAT"}}}], "version": 2, "problems": [{"id": 317, "skill": "math.inequalities", "title": "How long may the glider wait?"}, {"id": 346, "skill": "math.quadratics", "title": "Two 3D printers share a chess set"}, {"id": 234, "skill": "english.comparing-texts", "title": "Twenty thousand corals"}, {"id": 218, "skill": "english.evidence", "title": "A composer’s view of mistakes"}, {"id": 242, "skill": "english.sentence-boundaries", "title": "Supplies for a school mural"}, {"id": 351, "skill": "math.ratios-percentages", "title": "Which discount should come first?"}, {"id": 377, "skill": "math.systems-of-equations", "title": "When two lines never meet"}, {"id": 349, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}]}, "weaknesses": ["Algebra needs work, this part first: Inequalities. You know between 2 and 7 of 10 medium questions, a range that is right 8 times out of 10, and your goal needs about 9. This is 35% of SAT Math.", "Advanced Math needs work, this part first: Quadratics. You know between 2 and 7 of 10 medium questions, a range that is right 8 times out of 10, and your goal needs about 9. This is 35% of SAT Math.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 460 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 460 in that section, and your goal needs about 750.", "Standard English Conventions is 26% of SAT Reading and Writing: on-track students are near 460 in that section, and your goal needs about 750.", "Problem-Solving and Data Analysis needs work, this part first: Ratios and percentages. You know between 2 and 7 of 10 medium questions, a range that is right 8 times out of 10, and your goal needs about 9. This is 15% of SAT Math."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Inequalities (25 min): “How long may the glider wait?”", "Practice Text structure and purpose (25 min)"]}, {"day": "Tuesday", "tasks": ["Practice Quadratics (25 min): “Two 3D printers share a chess set”", "Practice Central ideas and details (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Comparing texts (25 min): “Twenty thousand corals”", "Practice Systems of equations (25 min): “When two lines never meet”"]}, {"day": "Thursday", "tasks": ["Practice Command of evidence (25 min): “A composer’s view of mistakes”", "Practice Exponentials and logarithms (25 min): “Two coffees and one bedtime”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Sentence boundaries (20 min): “Supplies for a school mural”", "Practice Ratios and percentages (20 min): “Which discount should come first?”", "Practice Grammar and usage (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["English: 135 minutes a week on Craft and Structure; Information and Ideas; Standard English Conventions.", "Math: 120 minutes a week on Algebra; Advanced Math; Problem-Solving and Data Analysis.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Inequalities: Start your week by practicing this."], "recommendedProblems": [{"id": 317, "title": "How long may the glider wait?"}, {"id": 346, "title": "Two 3D printers share a chess set"}, {"id": 234, "title": "Twenty thousand corals"}, {"id": 218, "title": "A composer’s view of mistakes"}, {"id": 242, "title": "Supplies for a school mural"}, {"id": 351, "title": "Which discount should come first?"}, {"id": 377, "title": "When two lines never meet"}, {"id": 349, "title": "Two coffees and one bedtime"}]}, "context": {"goal": "SAT_1500_PLUS", "grade": "G11", "country": "US"}}', '2026-11-25 16:07:59.222+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('0X0TloFIyB0NRhZ1E5Ueww', '1795622885345', false, '2026-11-25 16:08:05.345+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "A student on track in grade 12 has an SAT score of about 1010; we start from there until you have a score of your own. Reaching 1500 means about 750 in Reading and Writing and 750 in Math: 490 points above that starting point. That is more than most students gain by March 13, 2027. By our estimate, a realistic first milestone is about 1200. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT you can still register for is on March 13, 2027, after most application deadlines, so ask your colleges whether they will accept the score. Sources disagree on that SAT date, so check it and the registration deadline on the official site. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [349]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": [295]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-functions"}, "minutes": 15}}, "skill": "math.linear-functions", "minutes": 15, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.inference"}, "minutes": 20}}, "skill": "english.inference", "minutes": 20, "problemIds": []}], "minutes": 75, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 20}}, "skill": "english.comparing-texts", "minutes": 20, "problemIds": [234]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 15}}, "skill": "math.probability", "minutes": 15, "problemIds": [393]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.grammar-usage"}, "minutes": 20}}, "skill": "english.grammar-usage", "minutes": 20, "problemIds": []}], "minutes": 55, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.systems-of-equations"}, "minutes": 20}}, "skill": "math.systems-of-equations", "minutes": 20, "problemIds": [344]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": []}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": [218]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-equations"}, "minutes": 20}}, "skill": "math.linear-equations", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 15}}, "skill": "english.sentence-boundaries", "minutes": 15, "problemIds": [242]}], "minutes": 55, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 20}}, "skill": "english.sentence-boundaries", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 20}}, "skill": "math.polynomials", "minutes": 20, "problemIds": [343]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.ratios-percentages"}, "minutes": 15}}, "skill": "math.ratios-percentages", "minutes": 15, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.words-in-context"}, "minutes": 20}}, "skill": "english.words-in-context", "minutes": 20, "problemIds": []}], "minutes": 110, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-04-16", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-05-01", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "points": {"now": 520, "target": 750, "highest": 800}, "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.535, "minutes": 60, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.14, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.algebra"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.algebra", "exam": "SAT", "points": {"now": 540, "target": 750, "highest": 800}, "skills": ["math.systems-of-equations", "math.linear-equations", "math.linear-functions", "math.inequalities"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.572, "minutes": 55, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.conventions"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.conventions", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.sentence-boundaries", "english.grammar-usage"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 55, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.problem-solving-data"}, "share": 15, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.problem-solving-data", "exam": "SAT", "points": {"now": 510, "target": 750, "highest": 800}, "skills": ["math.probability", "math.ratios-percentages", "math.statistics"], "stance": "practise", "target": 0.917, "weight": 0.075, "mastery": 0.51, "minutes": 30, "subject": "mathematics"}], "goals": [{"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-25", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas", "domain.sat.conventions"]}, "minutes": 175}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "domain.sat.algebra", "domain.sat.problem-solving-data"]}, "minutes": 145}}, "module": "module.math"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.score", "values": {"exam": {"term": "exam.SAT"}, "grade": {"term": "grade.G12"}, "expected": 1010}}, {"key": "need.sat", "values": {"gap": 490, "math": 750, "target": 1500, "reading": 750}}, {"key": "need.milestone", "values": {"date": {"date": "2027-03-13"}, "milestone": 1200}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.senior", "values": {"date": {"date": "2027-03-13"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.checkDay", "values": {"exam": {"term": "exam.SAT"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 349, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 234, "skill": "english.comparing-texts", "title": "Twenty thousand corals"}, {"id": 344, "skill": "math.systems-of-equations", "title": "One remainder built from two others"}, {"id": 218, "skill": "english.evidence", "title": "A composer’s view of mistakes"}, {"id": 242, "skill": "english.sentence-boundaries", "title": "Supplies for a school mural"}, {"id": 393, "skill": "math.probability", "title": "Visitors of a science museum"}, {"id": 343, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 295, "skill": "english.text-structure", "title": "The painter who hid her brushes"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Algebra is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Standard English Conventions is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Problem-Solving and Data Analysis is 15% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”", "Practice Text structure and purpose (20 min): “The painter who hid her brushes”", "Practice Linear functions (15 min)", "Practice Inference (20 min)"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (20 min): “Twenty thousand corals”", "Practice Probability (15 min): “Visitors of a science museum”", "Practice Grammar and usage (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Systems of equations (20 min): “One remainder built from two others”", "Practice Central ideas and details (20 min)", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Command of evidence (20 min): “A composer’s view of mistakes”", "Practice Linear equations (20 min)", "Practice Sentence boundaries (15 min): “Supplies for a school mural”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Sentence boundaries (20 min)", "Practice Polynomials (20 min): “Two different cuts, one box volume”", "Practice Ratios and percentages (15 min)", "Practice Words in context (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["English: 175 minutes a week on Craft and Structure; Information and Ideas; Standard English Conventions.", "Math: 145 minutes a week on Advanced Math; Algebra; Problem-Solving and Data Analysis.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 349, "title": "Two coffees and one bedtime"}, {"id": 234, "title": "Twenty thousand corals"}, {"id": 344, "title": "One remainder built from two others"}, {"id": 218, "title": "A composer’s view of mistakes"}, {"id": 242, "title": "Supplies for a school mural"}, {"id": 393, "title": "Visitors of a science museum"}, {"id": 343, "title": "Two different cuts, one box volume"}, {"id": 295, "title": "The painter who hid her brushes"}]}, "context": {"goal": "SAT_1500_PLUS", "grade": "G12", "country": "CA"}}', '2026-11-25 16:08:05.484+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('0X0TloFIyB0NRhZ1E5Ueww', '1795622887744', false, '2026-11-25 16:08:07.744+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}], "topics": [], "assumed": [{"kind": "course", "value": "IB Mathematics: Analysis and Approaches HL"}, {"kind": "course", "value": "IB Physics SL"}, {"kind": "course", "value": "IB English A: Language and Literature SL"}], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 29 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. You named no course, so we picked IB Math AA HL, IB Physics SL, and IB English A to fit your grade, and this plan aims for a 7. Start with Momentum: given its weight and how far you have to go, this is where you can gain the most. IB exams run from April 23, 2027 to May 22, 2027; sources differ by a few days, so ask your school for your exam days. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [515]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [349]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [513]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": []}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": [236]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [525]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [393]}], "minutes": 70, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 15}}, "skill": "physics.momentum", "minutes": 15, "problemIds": []}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "review", "text": {"key": "task.selfTest", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [526]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 25}}, "skill": "math.probability", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": [239]}], "minutes": 95, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.momentum"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.momentum", "exam": "IB", "skills": ["physics.momentum"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.432, "minutes": 55, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.fields"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.fields", "exam": "IB", "skills": ["physics.fields"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.432, "minutes": 50, "subject": "physics"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.literary-analysis"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.literary-analysis", "exam": "IB", "skills": ["english.literary-analysis"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.comparing-texts"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.comparing-texts", "exam": "IB", "skills": ["english.comparing-texts"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.exponentials-logarithms"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.exponentials-logarithms", "exam": "IB", "skills": ["math.exponentials-logarithms"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.432, "minutes": 65, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.432, "minutes": 65, "subject": "mathematics"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}], "context": {"grade": "G12", "today": "2026-11-25", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.math.exponentials-logarithms", "skill.math.probability"]}, "minutes": 130}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 105}}, "module": "module.science"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.english.literary-analysis", "skill.english.comparing-texts"]}, "minutes": 100}}, "module": "module.english"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.physics.momentum"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 29}}, {"key": "need.coursesChosen", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}, {"key": "first.practise", "values": {"area": {"term": "skill.physics.momentum"}}}, {"key": "next.window", "values": {"end": {"date": "2027-05-22"}, "exam": {"term": "exam.IB"}, "start": {"date": "2027-04-23"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 515, "skill": "physics.momentum", "title": "Stopping in space with a bag of tools"}, {"id": 525, "skill": "physics.fields", "title": "Which way is the electron pushed?"}, {"id": 236, "skill": "english.comparing-texts", "title": "Judging people in five minutes"}, {"id": 349, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 393, "skill": "math.probability", "title": "Visitors of a science museum"}, {"id": 513, "skill": "physics.momentum", "title": "How hard does the wall hit the ball?"}, {"id": 526, "skill": "physics.fields", "title": "Counting electrons on a floating droplet"}, {"id": 239, "skill": "english.comparing-texts", "title": "Seats in the front rows"}]}, "weaknesses": ["Momentum: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Electric and magnetic fields: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Literary analysis: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Comparing texts: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Exponentials and logarithms: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh.", "Probability: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Momentum (20 min): “Stopping in space with a bag of tools”", "Practice Literary analysis (25 min)", "Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”"]}, {"day": "Tuesday", "tasks": ["Practice Literary analysis (25 min)", "Practice Momentum (20 min): “How hard does the wall hit the ball?”", "Practice Exponentials and logarithms (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Comparing texts (25 min): “Judging people in five minutes”", "Practice Electric and magnetic fields (25 min): “Which way is the electron pushed?”", "Practice Probability (20 min): “Visitors of a science museum”"]}, {"day": "Thursday", "tasks": ["Practice Exponentials and logarithms (25 min)", "Practice Probability (20 min)", "Practice Momentum (15 min)"]}, {"day": "Saturday", "tasks": ["Test yourself without notes on Momentum; Electric and magnetic fields (20 min)", "Practice Electric and magnetic fields (25 min): “Counting electrons on a floating droplet”", "Practice Probability (25 min)", "Practice Comparing texts (25 min): “Seats in the front rows”"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 130 minutes a week on Exponentials and logarithms; Probability.", "Science: 105 minutes a week on Momentum; Electric and magnetic fields.", "English: 100 minutes a week on Literary analysis and Comparing texts.", "Momentum: Start your week by practicing this."], "recommendedProblems": [{"id": 515, "title": "Stopping in space with a bag of tools"}, {"id": 525, "title": "Which way is the electron pushed?"}, {"id": 236, "title": "Judging people in five minutes"}, {"id": 349, "title": "Two coffees and one bedtime"}, {"id": 393, "title": "Visitors of a science museum"}, {"id": 513, "title": "How hard does the wall hit the ball?"}, {"id": 526, "title": "Counting electrons on a floating droplet"}, {"id": 239, "title": "Seats in the front rows"}]}, "context": {"goal": "IB_7", "grade": "G12", "country": "CA"}}', '2026-11-25 16:08:07.92+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('0X0TloFIyB0NRhZ1E5Ueww', '1795622886637', true, '2026-11-25 16:08:08.667+00', NULL, '2026-11-25 16:08:08.733+00');


--
-- Data for Name: seed_state; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seed_state (name, checksum, seeded_at, keys) VALUES ('questions', 'of an older set', '2026-11-25 16:07:53.14+00', '{BIO-0001,BIOA-0001,CHEA-0001,CHEM-0001,ENG-0001,MATH-0001,PHYA-0001,PHYS-0001,SATM-0001,SATM-0006,SATM-0012,SATM-0014,SATM-0022,SATM-0029,SATM-0038,SATM-0044,SATM-0046,SATM-0054,SATM-0062,SATM-0068,SATM-0070,SATM-0078,SATM-0084,SATM-0102,SATM-0110,SATM-0118,SATM-0122,SATR-0001,SATR-0119,SATR-0120}');
INSERT INTO public.seed_state (name, checksum, seeded_at, keys) VALUES ('content', 'of an older set', '2026-11-25 16:07:53.242+00', '{en/binary-search-traced,en/claim-evidence-commentary,en/unit-circle-and-radians,ko/wrong-answer-notebook,zh-CN/acid-base-ph,zh-TW/binary-search,zh-TW/unit-circle}');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('4FPq6pbnrM69_mRpiUEInFGvd4GmC7M-F_At5GzVPmI', 'Kml4bvhrA42n6riKTRGbbA', '2026-12-25 16:07:54.76+00', NULL, 'oVAUuG1Lqduag3i8YNCwQIWa-dwZRqhVcKU2YiUXfgg');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('QqLUG_RObLwFgdW3DAKAFjJ5oLCXkwFApI-yR4UTweo', 'sCVmM6jCDRL_SNFmo9-NIQ', '2026-12-25 16:07:55.122+00', NULL, 'csiwGOEvDvY8dXttcXDP3hnV1BBngNF1IT14Z3XOjdU');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('MaYYLLqh-u_1IiDaastj1OjhcBJcNunMq9CWkweNuVs', '7Mvzm48AYFApNAXNEk2PKw', '2026-12-25 16:08:04.22+00', NULL, '_EZc8FKWd3twSheSKqSxCe1UbxDLWqfvMYa1Tl1il7M');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('P4tKq02QSj-9aVVFO0k3zeIQjeCZ3zqa9BKov0u1uaU', 'YO0qHaFlsYxX3BFL_koD1g', '2026-12-25 16:08:21.599+00', NULL, 'oyvp7fMXarquxImTy6v2xNdA5scpMGqNUiZv-sHl8eE');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('AYKiqflwD5CV8k9GgjHB39KZaY_uOBBrPzc4D5OZZ2Y', 'YO0qHaFlsYxX3BFL_koD1g', '2026-12-25 16:07:54.537+00', '2026-11-25 16:08:21.608+00', 'o2zHM_Ux2Mt7wN3hYo7ZpnsXqNjAUV5wwzFgRA3plmQ');


--
-- Data for Name: shares; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('ci6BnW5VZbBSnJsOFmEe2A', '{"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}, {"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": ["IB Mathematics: Applications and Interpretation SL", "IB Biology HL"], "excluded": ["chemistry"], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 38 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. This plan aims for a 7 in IB Math AI SL and IB Biology HL. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT you can still register for is on March 13, 2027, after most application deadlines, so ask your colleges whether they will accept the score. Sources disagree on that SAT date, so check it and the registration deadline on the official site. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": [349]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": [53]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": [234]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 40}}, "skill": "math.probability", "minutes": 40, "problemIds": [393]}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": [218]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": []}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": [295]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 20}}, "skill": "biology.biochemistry", "minutes": 20, "problemIds": [48]}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 25}}, "skill": "biology.biochemistry", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 25}}, "skill": "math.polynomials", "minutes": 25, "problemIds": [343]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}], "minutes": 105, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-04-16", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-05-01", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "points": {"now": 520, "target": 750, "highest": 800}, "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.088, "mastery": 0.535, "minutes": 70, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.07, "mastery": 0.467, "minutes": 45, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.065, "mastery": 0.467, "minutes": 40, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-ai-sl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.031, "mastery": 0.432, "minutes": 80, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.biochemistry"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.biochemistry", "exam": "IB", "skills": ["biology.biochemistry"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.432, "minutes": 45, "subject": "biology"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.energy-metabolism"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.energy-metabolism", "exam": "IB", "skills": ["biology.energy-metabolism"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.432, "minutes": 40, "subject": "biology"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-25", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "skill.math.probability"]}, "minutes": 150}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas"]}, "minutes": 85}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.biology.biochemistry", "skill.biology.energy-metabolism"]}, "minutes": 85}}, "module": "module.science"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 38}}, {"key": "need.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.senior", "values": {"date": {"date": "2027-03-13"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.checkDay", "values": {"exam": {"term": "exam.SAT"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 349, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 234, "skill": "english.comparing-texts", "title": "Twenty thousand corals"}, {"id": 218, "skill": "english.evidence", "title": "A composer’s view of mistakes"}, {"id": 393, "skill": "math.probability", "title": "Visitors of a science museum"}, {"id": 48, "skill": "biology.biochemistry", "title": "Over the hill and back again with an enzyme"}, {"id": 53, "skill": "biology.energy-metabolism", "title": "A leaf’s carbon balance over a day and a night"}, {"id": 343, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 295, "skill": "english.text-structure", "title": "The painter who hid her brushes"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Probability: part of IB Math AI SL, usually taught in grade 12, so practice while it is fresh.", "Biochemistry: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh.", "Photosynthesis and respiration: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (25 min): “Two coffees and one bedtime”", "Practice Central ideas and details (20 min)", "Practice Photosynthesis and respiration (20 min): “A leaf’s carbon balance over a day and a night”"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (25 min): “Twenty thousand corals”", "Practice Probability (40 min): “Visitors of a science museum”"]}, {"day": "Wednesday", "tasks": ["Practice Command of evidence (20 min): “A composer’s view of mistakes”", "Practice Photosynthesis and respiration (20 min)", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Probability (20 min)", "Practice Text structure and purpose (20 min): “The painter who hid her brushes”", "Practice Biochemistry (20 min): “Over the hill and back again with an enzyme”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Biochemistry (25 min)", "Practice Polynomials (25 min): “Two different cuts, one box volume”", "Practice Probability (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 150 minutes a week on Advanced Math and Probability.", "English: 85 minutes a week on Craft and Structure; Information and Ideas.", "Science: 85 minutes a week on Biochemistry; Photosynthesis and respiration.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 349, "title": "Two coffees and one bedtime"}, {"id": 234, "title": "Twenty thousand corals"}, {"id": 218, "title": "A composer’s view of mistakes"}, {"id": 393, "title": "Visitors of a science museum"}, {"id": 48, "title": "Over the hill and back again with an enzyme"}, {"id": 53, "title": "A leaf’s carbon balance over a day and a night"}, {"id": 343, "title": "Two different cuts, one box volume"}, {"id": 295, "title": "The painter who hid her brushes"}]}', '{"exam": "SAT", "goal": "IB 7, 1500+, 수학, not chemistry", "grade": "G12", "country": "CA", "courses": ["ib.math-ai-sl", "ib.biology-hl"], "targets": [{"name": "SAT Math", "target": 780}]}', '2026-11-25 16:07:55.512+00', 'HiZXcvS3YWw_vkKXshingQ', 'ncjvXect7bwk5-bK9gcIF8n2GH2j6N0P3xasrFFkbCQ');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('yAHjjzh9H6QJXYqQ78mgEQ', '{"summary": "Start with linear equations. 수학 數學 数学 🎓", "weaknesses": ["Linear equations"], "nextWeekPlan": [{"day": "Mon", "tasks": ["Solve three equations"]}], "recommendedModules": ["Math"], "recommendedProblems": [{"id": 1, "title": "Where two lines meet"}]}', '{"goal": "SAT_1500_PLUS", "grade": "G11", "country": "US"}', '2026-11-25 16:07:55.524+00', NULL, 'aOpvbqfQQWxoX0QF0TY1JlJjK8fLQyIgX8KOb1Kyfck');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('tOsD-WRH2uW4UVpcs-Vz8w', '{"reading": {"gpa": null, "exams": [{"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "A student on track in grade 12 has an SAT score of about 1010; we start from there until you have a score of your own. Reaching 1500 means about 750 in Reading and Writing and 750 in Math: 490 points above that starting point. That is more than most students gain by March 13, 2027. By our estimate, a realistic first milestone is about 1200. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT you can still register for is on March 13, 2027, after most application deadlines, so ask your colleges whether they will accept the score. Sources disagree on that SAT date, so check it and the registration deadline on the official site. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [349]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": [295]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-functions"}, "minutes": 15}}, "skill": "math.linear-functions", "minutes": 15, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.inference"}, "minutes": 20}}, "skill": "english.inference", "minutes": 20, "problemIds": []}], "minutes": 75, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 20}}, "skill": "english.comparing-texts", "minutes": 20, "problemIds": [234]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 15}}, "skill": "math.probability", "minutes": 15, "problemIds": [393]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.grammar-usage"}, "minutes": 20}}, "skill": "english.grammar-usage", "minutes": 20, "problemIds": []}], "minutes": 55, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.systems-of-equations"}, "minutes": 20}}, "skill": "math.systems-of-equations", "minutes": 20, "problemIds": [344]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": []}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": [218]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-equations"}, "minutes": 20}}, "skill": "math.linear-equations", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 15}}, "skill": "english.sentence-boundaries", "minutes": 15, "problemIds": [242]}], "minutes": 55, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 20}}, "skill": "english.sentence-boundaries", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 20}}, "skill": "math.polynomials", "minutes": 20, "problemIds": [343]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.ratios-percentages"}, "minutes": 15}}, "skill": "math.ratios-percentages", "minutes": 15, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.words-in-context"}, "minutes": 20}}, "skill": "english.words-in-context", "minutes": 20, "problemIds": []}], "minutes": 110, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-04-16", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-05-01", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "points": {"now": 520, "target": 750, "highest": 800}, "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.535, "minutes": 60, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.14, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.algebra"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.algebra", "exam": "SAT", "points": {"now": 540, "target": 750, "highest": 800}, "skills": ["math.systems-of-equations", "math.linear-equations", "math.linear-functions", "math.inequalities"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.572, "minutes": 55, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.conventions"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.conventions", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.sentence-boundaries", "english.grammar-usage"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 55, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.problem-solving-data"}, "share": 15, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.problem-solving-data", "exam": "SAT", "points": {"now": 510, "target": 750, "highest": 800}, "skills": ["math.probability", "math.ratios-percentages", "math.statistics"], "stance": "practise", "target": 0.917, "weight": 0.075, "mastery": 0.51, "minutes": 30, "subject": "mathematics"}], "goals": [{"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-25", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas", "domain.sat.conventions"]}, "minutes": 175}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "domain.sat.algebra", "domain.sat.problem-solving-data"]}, "minutes": 145}}, "module": "module.math"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.score", "values": {"exam": {"term": "exam.SAT"}, "grade": {"term": "grade.G12"}, "expected": 1010}}, {"key": "need.sat", "values": {"gap": 490, "math": 750, "target": 1500, "reading": 750}}, {"key": "need.milestone", "values": {"date": {"date": "2027-03-13"}, "milestone": 1200}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.senior", "values": {"date": {"date": "2027-03-13"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.checkDay", "values": {"exam": {"term": "exam.SAT"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 349, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 234, "skill": "english.comparing-texts", "title": "Twenty thousand corals"}, {"id": 344, "skill": "math.systems-of-equations", "title": "One remainder built from two others"}, {"id": 218, "skill": "english.evidence", "title": "A composer’s view of mistakes"}, {"id": 242, "skill": "english.sentence-boundaries", "title": "Supplies for a school mural"}, {"id": 393, "skill": "math.probability", "title": "Visitors of a science museum"}, {"id": 343, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 295, "skill": "english.text-structure", "title": "The painter who hid her brushes"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Algebra is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Standard English Conventions is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Problem-Solving and Data Analysis is 15% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”", "Practice Text structure and purpose (20 min): “The painter who hid her brushes”", "Practice Linear functions (15 min)", "Practice Inference (20 min)"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (20 min): “Twenty thousand corals”", "Practice Probability (15 min): “Visitors of a science museum”", "Practice Grammar and usage (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Systems of equations (20 min): “One remainder built from two others”", "Practice Central ideas and details (20 min)", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Command of evidence (20 min): “A composer’s view of mistakes”", "Practice Linear equations (20 min)", "Practice Sentence boundaries (15 min): “Supplies for a school mural”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Sentence boundaries (20 min)", "Practice Polynomials (20 min): “Two different cuts, one box volume”", "Practice Ratios and percentages (15 min)", "Practice Words in context (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["English: 175 minutes a week on Craft and Structure; Information and Ideas; Standard English Conventions.", "Math: 145 minutes a week on Advanced Math; Algebra; Problem-Solving and Data Analysis.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 349, "title": "Two coffees and one bedtime"}, {"id": 234, "title": "Twenty thousand corals"}, {"id": 344, "title": "One remainder built from two others"}, {"id": 218, "title": "A composer’s view of mistakes"}, {"id": 242, "title": "Supplies for a school mural"}, {"id": 393, "title": "Visitors of a science museum"}, {"id": 343, "title": "Two different cuts, one box volume"}, {"id": 295, "title": "The painter who hid her brushes"}]}', '{"goal": "SAT_1500_PLUS", "grade": "G12", "country": "CA"}', '2026-11-25 16:08:05.186+00', '0X0TloFIyB0NRhZ1E5Ueww', 'ZDEjU2I7Fu_srXPCZPZGgeAZpAZo71yWANWvcxNfv8s');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('Q4Xrzwi61lwXdiieb0JVRg', '{"reading": {"gpa": null, "exams": [{"name": "AP", "target": 5}], "topics": [], "assumed": [{"kind": "course", "value": "AP Calculus BC"}, {"kind": "course", "value": "AP Physics C: Mechanics"}, {"kind": "course", "value": "AP Chemistry"}], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 22 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. You named no course, so we picked AP Calculus BC, AP Physics C: Mechanics, and AP Chemistry to fit your grade, and this plan aims for a 5. Start with Limits and derivatives: given its weight and how far you have to go, this is where you can gain the most. AP exams are expected from May 3, 2027 to May 14, 2027; your school registers you, so ask your coordinator now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.limits-derivatives"}, "minutes": 40}}, "skill": "math.limits-derivatives", "minutes": 40, "problemIds": [361]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "minutes": 20}}, "skill": "chemistry.kinetics-equilibrium", "minutes": 20, "problemIds": [188]}], "minutes": 60, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.integrals"}, "minutes": 25}}, "skill": "math.integrals", "minutes": 25, "problemIds": [365]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [515]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "minutes": 20}}, "skill": "chemistry.kinetics-equilibrium", "minutes": 20, "problemIds": []}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 25}}, "skill": "physics.momentum", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.integrals"}, "minutes": 20}}, "skill": "math.integrals", "minutes": 20, "problemIds": [366]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.energetics"}, "minutes": 15}}, "skill": "chemistry.energetics", "minutes": 15, "problemIds": [184]}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.circular-motion-gravitation"}, "minutes": 25}}, "skill": "physics.circular-motion-gravitation", "minutes": 25, "problemIds": [521]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.energetics"}, "minutes": 20}}, "skill": "chemistry.energetics", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.limits-derivatives"}, "minutes": 20}}, "skill": "math.limits-derivatives", "minutes": 20, "problemIds": [362]}], "minutes": 65, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timedWriting", "values": {"course": {"term": "course.ap.calculus-bc"}, "minutes": 30}}, "skill": null, "minutes": 30, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.energetics"}, "minutes": 20}}, "skill": "chemistry.energetics", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.limits-derivatives"}, "minutes": 20}}, "skill": "math.limits-derivatives", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.circular-motion-gravitation"}, "minutes": 20}}, "skill": "physics.circular-motion-gravitation", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "minutes": 15}}, "skill": "chemistry.kinetics-equilibrium", "minutes": 15, "problemIds": []}], "minutes": 105, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-05-03", "exam": "AP", "fact": "ap.window_2027", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.AP"}}}, "endDate": "2027-05-14", "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.limits-derivatives"}, "course": {"term": "course.ap.calculus-bc"}}}, "area": "skill.math.limits-derivatives", "exam": "AP", "skills": ["math.limits-derivatives"], "stance": "practise", "target": 1, "weight": 0.114, "mastery": 0.462, "minutes": 80, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.integrals"}, "course": {"term": "course.ap.calculus-bc"}}}, "area": "skill.math.integrals", "exam": "AP", "skills": ["math.integrals"], "stance": "practise", "target": 1, "weight": 0.067, "mastery": 0.462, "minutes": 45, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.momentum"}, "course": {"term": "course.ap.physics-c-mechanics"}}}, "area": "skill.physics.momentum", "exam": "AP", "skills": ["physics.momentum"], "stance": "practise", "target": 1, "weight": 0.048, "mastery": 0.384, "minutes": 45, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.circular-motion-gravitation"}, "course": {"term": "course.ap.physics-c-mechanics"}}}, "area": "skill.physics.circular-motion-gravitation", "exam": "AP", "skills": ["physics.circular-motion-gravitation"], "stance": "practise", "target": 1, "weight": 0.048, "mastery": 0.384, "minutes": 45, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.chemistry.energetics"}, "course": {"term": "course.ap.chemistry"}}}, "area": "skill.chemistry.energetics", "exam": "AP", "skills": ["chemistry.energetics"], "stance": "practise", "target": 1, "weight": 0.037, "mastery": 0.39, "minutes": 55, "subject": "chemistry"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "course": {"term": "course.ap.chemistry"}}}, "area": "skill.chemistry.kinetics-equilibrium", "exam": "AP", "skills": ["chemistry.kinetics-equilibrium"], "stance": "practise", "target": 1, "weight": 0.037, "mastery": 0.39, "minutes": 55, "subject": "chemistry"}], "goals": [{"key": "goal.courses", "values": {"score": 5, "courses": {"terms": ["course.ap.calculus-bc", "course.ap.physics-c-mechanics", "course.ap.chemistry"]}}}], "context": {"grade": "G12", "today": "2026-11-25", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.circular-motion-gravitation", "skill.chemistry.energetics", "skill.chemistry.kinetics-equilibrium"]}, "minutes": 200}}, "module": "module.science"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.math.limits-derivatives", "skill.math.integrals"]}, "minutes": 125}}, "module": "module.math"}, {"why": {"key": "reason.coursesNow", "values": {"courses": {"terms": ["course.ap.calculus-bc", "course.ap.physics-c-mechanics", "course.ap.chemistry"]}}}, "module": "module.ap-courses"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.limits-derivatives"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 22}}, {"key": "need.coursesChosen", "values": {"score": 5, "courses": {"terms": ["course.ap.calculus-bc", "course.ap.physics-c-mechanics", "course.ap.chemistry"]}}}, {"key": "first.practise", "values": {"area": {"term": "skill.math.limits-derivatives"}}}, {"key": "next.windowExpected", "values": {"end": {"date": "2027-05-14"}, "exam": {"term": "exam.AP"}, "start": {"date": "2027-05-03"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 361, "skill": "math.limits-derivatives", "title": "Tangents that run parallel to a given line"}, {"id": 365, "skill": "math.integrals", "title": "A model train that changes direction"}, {"id": 515, "skill": "physics.momentum", "title": "Stopping in space with a bag of tools"}, {"id": 521, "skill": "physics.circular-motion-gravitation", "title": "Floating over the crest of a coaster"}, {"id": 184, "skill": "chemistry.energetics", "title": "Why does the burning nut seem to hold so little energy?"}, {"id": 188, "skill": "chemistry.kinetics-equilibrium", "title": "A brown gas in a squeezed syringe"}, {"id": 362, "skill": "math.limits-derivatives", "title": "A rectangle that stretches and shrinks at once"}, {"id": 366, "skill": "math.integrals", "title": "The volume of wood in a turned shape"}]}, "weaknesses": ["Limits and derivatives: part of AP Calculus BC, usually taught in grade 12, so practice while it is fresh.", "Integrals: part of AP Calculus BC, usually taught in grade 12, so practice while it is fresh.", "Momentum: part of AP Physics C: Mechanics, usually taught in grade 12, so practice while it is fresh.", "Circular motion and gravitation: part of AP Physics C: Mechanics, usually taught in grade 12, so practice while it is fresh.", "Reaction energy: part of AP Chemistry, usually taught in grade 12, so practice while it is fresh.", "Kinetics and equilibrium: part of AP Chemistry, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Limits and derivatives (40 min): “Tangents that run parallel to a given line”", "Practice Kinetics and equilibrium (20 min): “A brown gas in a squeezed syringe”"]}, {"day": "Tuesday", "tasks": ["Practice Integrals (25 min): “A model train that changes direction”", "Practice Momentum (20 min): “Stopping in space with a bag of tools”", "Practice Kinetics and equilibrium (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Momentum (25 min)", "Practice Integrals (20 min): “The volume of wood in a turned shape”", "Practice Reaction energy (15 min): “Why does the burning nut seem to hold so little energy?”"]}, {"day": "Thursday", "tasks": ["Practice Circular motion and gravitation (25 min): “Floating over the crest of a coaster”", "Practice Reaction energy (20 min)", "Practice Limits and derivatives (20 min): “A rectangle that stretches and shrinks at once”"]}, {"day": "Saturday", "tasks": ["AP Calculus BC free-response questions, timed (30 min)", "Practice Reaction energy (20 min)", "Practice Limits and derivatives (20 min)", "Practice Circular motion and gravitation (20 min)", "Practice Kinetics and equilibrium (15 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Science: 200 minutes a week on Momentum; Circular motion and gravitation; Reaction energy; Kinetics and equilibrium.", "Math: 125 minutes a week on Limits and derivatives; Integrals.", "AP Courses: If you are enrolled, you could take the exam this year for AP Calculus BC, AP Physics C: Mechanics, and AP Chemistry.", "Limits and derivatives: Start your week by practicing this."], "recommendedProblems": [{"id": 361, "title": "Tangents that run parallel to a given line"}, {"id": 365, "title": "A model train that changes direction"}, {"id": 515, "title": "Stopping in space with a bag of tools"}, {"id": 521, "title": "Floating over the crest of a coaster"}, {"id": 184, "title": "Why does the burning nut seem to hold so little energy?"}, {"id": 188, "title": "A brown gas in a squeezed syringe"}, {"id": 362, "title": "A rectangle that stretches and shrinks at once"}, {"id": 366, "title": "The volume of wood in a turned shape"}]}', '{"goal": "AP_5", "grade": "G12", "country": "CA"}', '2026-11-25 16:08:06.536+00', '0X0TloFIyB0NRhZ1E5Ueww', '04bS5p7YUp1-21QipMQflEDrCPogPvV9zBk4FnSHk30');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('22UQMAdidCu--gb4sRzQNA', '{"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}], "topics": [], "assumed": [{"kind": "course", "value": "IB Mathematics: Analysis and Approaches HL"}, {"kind": "course", "value": "IB Physics SL"}, {"kind": "course", "value": "IB English A: Language and Literature SL"}], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 29 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. You named no course, so we picked IB Math AA HL, IB Physics SL, and IB English A to fit your grade, and this plan aims for a 7. Start with Momentum: given its weight and how far you have to go, this is where you can gain the most. IB exams run from April 23, 2027 to May 22, 2027; sources differ by a few days, so ask your school for your exam days. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [515]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [349]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [513]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": []}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": [236]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [525]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [393]}], "minutes": 70, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 15}}, "skill": "physics.momentum", "minutes": 15, "problemIds": []}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "review", "text": {"key": "task.selfTest", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [526]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 25}}, "skill": "math.probability", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": [239]}], "minutes": 95, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.momentum"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.momentum", "exam": "IB", "skills": ["physics.momentum"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.432, "minutes": 55, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.fields"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.fields", "exam": "IB", "skills": ["physics.fields"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.432, "minutes": 50, "subject": "physics"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.literary-analysis"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.literary-analysis", "exam": "IB", "skills": ["english.literary-analysis"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.comparing-texts"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.comparing-texts", "exam": "IB", "skills": ["english.comparing-texts"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.exponentials-logarithms"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.exponentials-logarithms", "exam": "IB", "skills": ["math.exponentials-logarithms"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.432, "minutes": 65, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.432, "minutes": 65, "subject": "mathematics"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}], "context": {"grade": "G12", "today": "2026-11-25", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.math.exponentials-logarithms", "skill.math.probability"]}, "minutes": 130}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 105}}, "module": "module.science"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.english.literary-analysis", "skill.english.comparing-texts"]}, "minutes": 100}}, "module": "module.english"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.physics.momentum"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 29}}, {"key": "need.coursesChosen", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}, {"key": "first.practise", "values": {"area": {"term": "skill.physics.momentum"}}}, {"key": "next.window", "values": {"end": {"date": "2027-05-22"}, "exam": {"term": "exam.IB"}, "start": {"date": "2027-04-23"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 515, "skill": "physics.momentum", "title": "Stopping in space with a bag of tools"}, {"id": 525, "skill": "physics.fields", "title": "Which way is the electron pushed?"}, {"id": 236, "skill": "english.comparing-texts", "title": "Judging people in five minutes"}, {"id": 349, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 393, "skill": "math.probability", "title": "Visitors of a science museum"}, {"id": 513, "skill": "physics.momentum", "title": "How hard does the wall hit the ball?"}, {"id": 526, "skill": "physics.fields", "title": "Counting electrons on a floating droplet"}, {"id": 239, "skill": "english.comparing-texts", "title": "Seats in the front rows"}]}, "weaknesses": ["Momentum: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Electric and magnetic fields: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Literary analysis: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Comparing texts: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Exponentials and logarithms: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh.", "Probability: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Momentum (20 min): “Stopping in space with a bag of tools”", "Practice Literary analysis (25 min)", "Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”"]}, {"day": "Tuesday", "tasks": ["Practice Literary analysis (25 min)", "Practice Momentum (20 min): “How hard does the wall hit the ball?”", "Practice Exponentials and logarithms (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Comparing texts (25 min): “Judging people in five minutes”", "Practice Electric and magnetic fields (25 min): “Which way is the electron pushed?”", "Practice Probability (20 min): “Visitors of a science museum”"]}, {"day": "Thursday", "tasks": ["Practice Exponentials and logarithms (25 min)", "Practice Probability (20 min)", "Practice Momentum (15 min)"]}, {"day": "Saturday", "tasks": ["Test yourself without notes on Momentum; Electric and magnetic fields (20 min)", "Practice Electric and magnetic fields (25 min): “Counting electrons on a floating droplet”", "Practice Probability (25 min)", "Practice Comparing texts (25 min): “Seats in the front rows”"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 130 minutes a week on Exponentials and logarithms; Probability.", "Science: 105 minutes a week on Momentum; Electric and magnetic fields.", "English: 100 minutes a week on Literary analysis and Comparing texts.", "Momentum: Start your week by practicing this."], "recommendedProblems": [{"id": 515, "title": "Stopping in space with a bag of tools"}, {"id": 525, "title": "Which way is the electron pushed?"}, {"id": 236, "title": "Judging people in five minutes"}, {"id": 349, "title": "Two coffees and one bedtime"}, {"id": 393, "title": "Visitors of a science museum"}, {"id": 513, "title": "How hard does the wall hit the ball?"}, {"id": 526, "title": "Counting electrons on a floating droplet"}, {"id": 239, "title": "Seats in the front rows"}]}', '{"goal": "IB_7", "grade": "G12", "country": "CA"}', '2026-11-25 16:08:07.549+00', '0X0TloFIyB0NRhZ1E5Ueww', 'lS6XBKMBirAn182XbCvN7mPbEboKB4oBCh8b5CdyI9U');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('FromANewerVersion_0001', '{"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}, {"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": ["IB Mathematics: Applications and Interpretation SL", "IB Biology HL"], "excluded": ["chemistry"], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 38 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. This plan aims for a 7 in IB Math AI SL and IB Biology HL. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT you can still register for is on March 13, 2027, after most application deadlines, so ask your colleges whether they will accept the score. Sources disagree on that SAT date, so check it and the registration deadline on the official site. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"version": 99}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Probability: part of IB Math AI SL, usually taught in grade 12, so practice while it is fresh.", "Biochemistry: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh.", "Photosynthesis and respiration: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (25 min): “Two coffees and one bedtime”", "Practice Central ideas and details (20 min)", "Practice Photosynthesis and respiration (20 min): “A leaf’s carbon balance over a day and a night”"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (25 min): “Twenty thousand corals”", "Practice Probability (40 min): “Visitors of a science museum”"]}, {"day": "Wednesday", "tasks": ["Practice Command of evidence (20 min): “A composer’s view of mistakes”", "Practice Photosynthesis and respiration (20 min)", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Probability (20 min)", "Practice Text structure and purpose (20 min): “The painter who hid her brushes”", "Practice Biochemistry (20 min): “Over the hill and back again with an enzyme”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Biochemistry (25 min)", "Practice Polynomials (25 min): “Two different cuts, one box volume”", "Practice Probability (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 150 minutes a week on Advanced Math and Probability.", "English: 85 minutes a week on Craft and Structure; Information and Ideas.", "Science: 85 minutes a week on Biochemistry; Photosynthesis and respiration.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 349, "title": "Two coffees and one bedtime"}, {"id": 234, "title": "Twenty thousand corals"}, {"id": 218, "title": "A composer’s view of mistakes"}, {"id": 393, "title": "Visitors of a science museum"}, {"id": 48, "title": "Over the hill and back again with an enzyme"}, {"id": 53, "title": "A leaf’s carbon balance over a day and a night"}, {"id": 343, "title": "Two different cuts, one box volume"}, {"id": 295, "title": "The painter who hid her brushes"}]}', '{"exam": "SAT", "goal": "IB 7, 1500+, 수학, not chemistry", "grade": "G12", "country": "CA", "courses": ["ib.math-ai-sl", "ib.biology-hl"], "targets": [{"name": "SAT Math", "target": 780}]}', '2026-11-25 16:07:55.512+00', NULL, NULL);


--
-- Data for Name: sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('YO0qHaFlsYxX3BFL_koD1g', 'HiZXcvS3YWw_vkKXshingQ', '2026-11-25 16:07:54.533+00', '2026-11-25 16:07:54.533+00');
INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('Kml4bvhrA42n6riKTRGbbA', '0X0TloFIyB0NRhZ1E5Ueww', '2026-11-25 16:07:54.759+00', '2026-11-25 16:07:54.759+00');
INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('sCVmM6jCDRL_SNFmo9-NIQ', 'hkk2YjnJnKH-dIOQqqqnKQ', '2026-11-25 16:07:55.121+00', '2026-11-25 16:07:55.121+00');
INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('7Mvzm48AYFApNAXNEk2PKw', '0X0TloFIyB0NRhZ1E5Ueww', '2026-11-25 16:08:04.219+00', '2026-11-25 16:08:04.219+00');


--
-- Data for Name: stripe_customers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stripe_customers (user_id, stripe_id, created_at) VALUES ('HiZXcvS3YWw_vkKXshingQ', 'cus_c3f3c1c138fc639903b4a15b', '2026-11-25 16:08:03.052+00');
INSERT INTO public.stripe_customers (user_id, stripe_id, created_at) VALUES ('0X0TloFIyB0NRhZ1E5Ueww', 'cus_840d8e6a3329dfdcaaa35a62', '2026-11-25 16:08:03.146+00');


--
-- Data for Name: stripe_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_b240ad1a961514130b160857', 'customer.subscription.created', '2026-11-25 16:08:03.086+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_2f32ce47a1ffc9739b50cda4', 'checkout.session.completed', '2026-11-25 16:08:03.099+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_ff776ea2cd3927e879875002', 'invoice.paid', '2026-11-25 16:08:03.121+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_7403a498b5dcc466f5059413', 'customer.subscription.created', '2026-11-25 16:08:03.168+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_dfadea6c933d42ccb77c0731', 'checkout.session.completed', '2026-11-25 16:08:03.185+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_0cc61a9b4ababb2845b85b5e', 'invoice.paid', '2026-11-25 16:08:03.195+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_3bfa67bad60ce1d2fef67127', 'customer.subscription.deleted', '2026-11-25 16:08:03.205+00');


--
-- Data for Name: study_progress; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('HiZXcvS3YWw_vkKXshingQ', 'skill.math.quadratics.0', 'pending', '2026-11-25 16:07:55.262+00', 0);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('HiZXcvS3YWw_vkKXshingQ', 'skill.math.quadratics.1', 'in_progress', '2026-11-25 16:07:55.262+00', 0);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('HiZXcvS3YWw_vkKXshingQ', 'skill.math.quadratics.2', 'completed', '2026-11-25 16:07:55.262+00', 0);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('HiZXcvS3YWw_vkKXshingQ', 'skill.math.quadratics.3', 'in_progress', '2026-11-25 16:07:55.262+00', 1);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('0X0TloFIyB0NRhZ1E5Ueww', 'CA/G12/IB_7/plan/official.IB.1', 'in_progress', '2026-11-25 16:08:10.137+00', 1);


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions (id, user_id, plan_id, status, current_period_end, cancel_at_period_end, created_at, read_number) VALUES ('sub_6641d5eb57f62ae2217e0cac', 'HiZXcvS3YWw_vkKXshingQ', 'pro', 'active', '2026-12-25 16:08:03+00', false, '2026-11-25 16:08:03+00', 4);
INSERT INTO public.subscriptions (id, user_id, plan_id, status, current_period_end, cancel_at_period_end, created_at, read_number) VALUES ('sub_3aafa1944c5e3223f42f0eaa', '0X0TloFIyB0NRhZ1E5Ueww', 'pro', 'canceled', '2026-12-25 16:08:03+00', false, '2026-11-25 16:08:03+00', 9);


--
-- Data for Name: throttles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.throttles (key, points, expire) VALUES ('diagnosticsAccount:YKTs_wgxwEyz9mwUqdT-i9eRLlBjTXa6mOCNaKz2NSk', 3, 1795623784833);
INSERT INTO public.throttles (key, points, expire) VALUES ('shareAccount:YKTs_wgxwEyz9mwUqdT-i9eRLlBjTXa6mOCNaKz2NSk', 3, 1795626485183);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentStartDevice:1MFvlheTqkm1InMu0bnF_MHJz-7Jp9cTlt20q5pBZRc', 1, 1795709301022);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentStart:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 2, 1795709278745);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentAnswer:z8WiFClYUeYXq6OQdQ7U9Cxu3DIBp28zxR6yMgQKlyE', 2, 1795622961219);
INSERT INTO public.throttles (key, points, expire) VALUES ('refreshCookie:AYKiqflwD5CV8k9GgjHB39KZaY_uOBBrPzc4D5OZZ2Y', 1, 1795623801595);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAccount:rvPx2uqGeJcQnjes-99c5j6cOILmJdRMhQiWt1iIipc', 0, 1795644475056);
INSERT INTO public.throttles (key, points, expire) VALUES ('diagnostics:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795623775138);
INSERT INTO public.throttles (key, points, expire) VALUES ('shareAccount:_M1RY30ArXdyACUY_FVHQ8BwAjBF-sZ-5VgB5OgDrmY', 1, 1795626475508);
INSERT INTO public.throttles (key, points, expire) VALUES ('share:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795626475521);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentStartAccount:_M1RY30ArXdyACUY_FVHQ8BwAjBF-sZ-5VgB5OgDrmY', 1, 1795709275606);
INSERT INTO public.throttles (key, points, expire) VALUES ('refresh:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795623801596);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentAnswer:HOMtCCQS3YmPb7Ce_V-tKD1GLrVh_u0p_UF2_wDra28', 27, 1795622935840);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentAnswer:t3YDDm6f9RjPlVWCvIXjJmWSy1JWlCSjWP_YYTVLOOA', 3, 1795622938782);
INSERT INTO public.throttles (key, points, expire) VALUES ('diagnosticsAccount:_M1RY30ArXdyACUY_FVHQ8BwAjBF-sZ-5VgB5OgDrmY', 1, 1795623779081);
INSERT INTO public.throttles (key, points, expire) VALUES ('problemReport:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795626482989);
INSERT INTO public.throttles (key, points, expire) VALUES ('checkout:_M1RY30ArXdyACUY_FVHQ8BwAjBF-sZ-5VgB5OgDrmY', 1, 1795626483007);
INSERT INTO public.throttles (key, points, expire) VALUES ('checkout:YKTs_wgxwEyz9mwUqdT-i9eRLlBjTXa6mOCNaKz2NSk', 1, 1795626483140);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginNetwork:iq_P5Vn1UJ3Hs7Y_jKUJ5y_ZtPjpmLbJXfOrNqfvA44', 1, 1795623783348);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginNetworkLong:iq_P5Vn1UJ3Hs7Y_jKUJ5y_ZtPjpmLbJXfOrNqfvA44', 1, 1795644483350);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAccount:jyuCMsJUZW3X7zqF3rIiQVcgngJ2rteNcEf2EBMeJVg', 1, 1795644474417);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAddress:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795623774415);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAccount:R0QQMgUqt8TyobhJCxqPWkREnmDEIMD_Eew43Fvob4M', 0, 1795644474632);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users (id, email, name, role, password_hash, created_at, updated_at) VALUES ('HiZXcvS3YWw_vkKXshingQ', 'frozen-student@test.example', 'Frozen student', 'student', '$argon2id$v=19$m=19456,t=2,p=1$QkHcJrZ0ujSeZ3CuFxlNQw$a7/DU0g5P8G9voMw2GnkgxMxPEaUCqupMcoBlyfXuWU', '2026-11-25 16:07:49.529+00', '2026-11-25 16:07:49.529+00');
INSERT INTO public.users (id, email, name, role, password_hash, created_at, updated_at) VALUES ('0X0TloFIyB0NRhZ1E5Ueww', 'frozen-editor@test.example', 'Frozen editor', 'editor', '$argon2id$v=19$m=19456,t=2,p=1$JhcOvaCFso0XdNuwrfX7nw$ycebJKH8nrhy2vb+whZVa76bsOjbwoYwUrksTpjq/HI', '2026-11-25 16:07:50.419+00', '2026-11-25 16:07:50.419+00');
INSERT INTO public.users (id, email, name, role, password_hash, created_at, updated_at) VALUES ('hkk2YjnJnKH-dIOQqqqnKQ', 'frozen-admin@test.example', 'Frozen admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$UDTzuRCAhKmTirFvvmbGSg$lujXp97wVPiOOuiq4DXpB/Es24XjzMab0ZpUFU2swlY', '2026-11-25 16:07:51.261+00', '2026-11-25 16:07:51.261+00');


--
-- Name: content_items_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.content_items_id_seq', 61, true);


--
-- Name: operation_runs_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.operation_runs_id_seq', 2, true);


--
-- Name: problem_reports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.problem_reports_id_seq', 1, true);


--
-- Name: questions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.questions_id_seq', 845, true);


--
-- Name: responses_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.responses_id_seq', 32, true);


--
-- Name: subscriptions_read_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.subscriptions_read_number_seq', 9, true);


--
-- Name: _prisma_migrations _prisma_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._prisma_migrations
    ADD CONSTRAINT _prisma_migrations_pkey PRIMARY KEY (id);


--
-- Name: access_tokens access_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_pkey PRIMARY KEY (id);


--
-- Name: assessment_runs assessment_runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.assessment_runs
    ADD CONSTRAINT assessment_runs_pkey PRIMARY KEY (id);


--
-- Name: content_items content_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_items
    ADD CONSTRAINT content_items_pkey PRIMARY KEY (id);


--
-- Name: export_jobs export_jobs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.export_jobs
    ADD CONSTRAINT export_jobs_pkey PRIMARY KEY (id);


--
-- Name: failed_stripe_events failed_stripe_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.failed_stripe_events
    ADD CONSTRAINT failed_stripe_events_pkey PRIMARY KEY (id);


--
-- Name: followed_plans followed_plans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.followed_plans
    ADD CONSTRAINT followed_plans_pkey PRIMARY KEY (user_id);


--
-- Name: item_parameters item_parameters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_parameters
    ADD CONSTRAINT item_parameters_pkey PRIMARY KEY (question_id);


--
-- Name: operation_runs operation_runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_runs
    ADD CONSTRAINT operation_runs_pkey PRIMARY KEY (id);


--
-- Name: problem_reports problem_reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.problem_reports
    ADD CONSTRAINT problem_reports_pkey PRIMARY KEY (id);


--
-- Name: question_blocks question_blocks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_blocks
    ADD CONSTRAINT question_blocks_pkey PRIMARY KEY (block, slot);


--
-- Name: question_lint question_lint_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_lint
    ADD CONSTRAINT question_lint_pkey PRIMARY KEY (question_id);


--
-- Name: question_revisions question_revisions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_revisions
    ADD CONSTRAINT question_revisions_pkey PRIMARY KEY (question_id, number);


--
-- Name: question_search question_search_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_search
    ADD CONSTRAINT question_search_pkey PRIMARY KEY (question_id);


--
-- Name: question_twins question_twins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_twins
    ADD CONSTRAINT question_twins_pkey PRIMARY KEY (one_id, other_id);


--
-- Name: questions questions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);


--
-- Name: responses responses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_pkey PRIMARY KEY (id);


--
-- Name: saved_plans saved_plans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_plans
    ADD CONSTRAINT saved_plans_pkey PRIMARY KEY (user_id, plan_id);


--
-- Name: seed_state seed_state_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seed_state
    ADD CONSTRAINT seed_state_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: shares shares_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_pkey PRIMARY KEY (id);


--
-- Name: sign_ins sign_ins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_pkey PRIMARY KEY (id);


--
-- Name: stripe_customers stripe_customers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stripe_customers
    ADD CONSTRAINT stripe_customers_pkey PRIMARY KEY (user_id);


--
-- Name: stripe_events stripe_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stripe_events
    ADD CONSTRAINT stripe_events_pkey PRIMARY KEY (id);


--
-- Name: study_progress study_progress_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_progress
    ADD CONSTRAINT study_progress_pkey PRIMARY KEY (user_id, key);


--
-- Name: subscriptions subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);


--
-- Name: throttles throttles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.throttles
    ADD CONSTRAINT throttles_pkey PRIMARY KEY (key);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: access_tokens_expires_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_tokens_expires_at_idx ON public.access_tokens USING btree (expires_at);


--
-- Name: access_tokens_sign_in_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX access_tokens_sign_in_id_idx ON public.access_tokens USING btree (sign_in_id);


--
-- Name: assessment_runs_calibration_number_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX assessment_runs_calibration_number_key ON public.assessment_runs USING btree (calibration_number);


--
-- Name: assessment_runs_expires_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX assessment_runs_expires_at_idx ON public.assessment_runs USING btree (expires_at);


--
-- Name: assessment_runs_started_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX assessment_runs_started_at_idx ON public.assessment_runs USING btree (started_at);


--
-- Name: assessment_runs_user_id_section_started_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX assessment_runs_user_id_section_started_at_idx ON public.assessment_runs USING btree (user_id, section, started_at);


--
-- Name: content_items_author_id_deleted_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_items_author_id_deleted_at_id_idx ON public.content_items USING btree (author_id, deleted_at, id);


--
-- Name: content_items_deleted_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_items_deleted_at_id_idx ON public.content_items USING btree (deleted_at, id);


--
-- Name: content_items_language_deleted_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_items_language_deleted_at_id_idx ON public.content_items USING btree (language, deleted_at, id);


--
-- Name: content_items_seed_key_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX content_items_seed_key_key ON public.content_items USING btree (seed_key);


--
-- Name: content_items_title_grams_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_items_title_grams_idx ON public.content_items USING gin (title_grams);


--
-- Name: content_items_title_text_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_items_title_text_idx ON public.content_items USING gin (title_text public.gin_trgm_ops);


--
-- Name: export_jobs_started_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX export_jobs_started_at_idx ON public.export_jobs USING btree (started_at);


--
-- Name: export_jobs_user_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX export_jobs_user_id_idx ON public.export_jobs USING btree (user_id);


--
-- Name: failed_stripe_events_failed_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX failed_stripe_events_failed_at_idx ON public.failed_stripe_events USING btree (failed_at);


--
-- Name: item_parameters_status_changed_by_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX item_parameters_status_changed_by_idx ON public.item_parameters USING btree (status_changed_by);


--
-- Name: item_parameters_status_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX item_parameters_status_idx ON public.item_parameters USING btree (status);


--
-- Name: operation_runs_command_id_started_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_runs_command_id_started_at_idx ON public.operation_runs USING btree (command_id, started_at);


--
-- Name: operation_runs_running_key_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX operation_runs_running_key_key ON public.operation_runs USING btree (running_key);


--
-- Name: operation_runs_user_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operation_runs_user_id_idx ON public.operation_runs USING btree (user_id);


--
-- Name: problem_reports_client_key_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX problem_reports_client_key_key ON public.problem_reports USING btree (client_key);


--
-- Name: problem_reports_question_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX problem_reports_question_id_id_idx ON public.problem_reports USING btree (question_id, id);


--
-- Name: problem_reports_reviewed_by_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX problem_reports_reviewed_by_idx ON public.problem_reports USING btree (reviewed_by);


--
-- Name: question_lint_bands_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX question_lint_bands_idx ON public.question_lint USING gin (bands);


--
-- Name: question_lint_due_question_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX question_lint_due_question_id_idx ON public.question_lint USING btree (due, question_id);


--
-- Name: question_revisions_author_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX question_revisions_author_id_idx ON public.question_revisions USING btree (author_id);


--
-- Name: question_search_archived_subject_grade_code_difficulty_leve_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX question_search_archived_subject_grade_code_difficulty_leve_idx ON public.question_search USING btree (archived, subject, grade_code, difficulty_level, block);


--
-- Name: question_search_block_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX question_search_block_idx ON public.question_search USING btree (block);


--
-- Name: question_search_problems_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX question_search_problems_idx ON public.question_search USING gin (problems);


--
-- Name: question_search_text_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX question_search_text_idx ON public.question_search USING gin (text public.gin_trgm_ops);


--
-- Name: question_twins_other_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX question_twins_other_id_idx ON public.question_twins USING btree (other_id);


--
-- Name: questions_author_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX questions_author_id_idx ON public.questions USING btree (author_id);


--
-- Name: questions_deleted_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX questions_deleted_at_id_idx ON public.questions USING btree (deleted_at, id);


--
-- Name: questions_legacy_id_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX questions_legacy_id_key ON public.questions USING btree (legacy_id);


--
-- Name: questions_pool_deleted_at_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX questions_pool_deleted_at_id_idx ON public.questions USING btree (pool, deleted_at, id);


--
-- Name: questions_skill_tags_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX questions_skill_tags_idx ON public.questions USING gin (skill_tags);


--
-- Name: responses_client_key_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX responses_client_key_key ON public.responses USING btree (client_key);


--
-- Name: responses_question_id_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX responses_question_id_id_idx ON public.responses USING btree (question_id, id);


--
-- Name: responses_recorded_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX responses_recorded_at_idx ON public.responses USING btree (recorded_at);


--
-- Name: responses_run_id_position_attempt_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX responses_run_id_position_attempt_key ON public.responses USING btree (run_id, "position", attempt);


--
-- Name: responses_run_id_question_id_attempt_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX responses_run_id_question_id_attempt_key ON public.responses USING btree (run_id, question_id, attempt);


--
-- Name: responses_user_id_recorded_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX responses_user_id_recorded_at_idx ON public.responses USING btree (user_id, recorded_at);


--
-- Name: sessions_expires_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_expires_at_idx ON public.sessions USING btree (expires_at);


--
-- Name: sessions_sign_in_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_sign_in_id_idx ON public.sessions USING btree (sign_in_id);


--
-- Name: shares_created_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shares_created_at_idx ON public.shares USING btree (created_at);


--
-- Name: shares_user_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shares_user_id_idx ON public.shares USING btree (user_id);


--
-- Name: sign_ins_user_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sign_ins_user_id_idx ON public.sign_ins USING btree (user_id);


--
-- Name: stripe_customers_stripe_id_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX stripe_customers_stripe_id_key ON public.stripe_customers USING btree (stripe_id);


--
-- Name: stripe_events_handled_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stripe_events_handled_at_idx ON public.stripe_events USING btree (handled_at);


--
-- Name: subscriptions_current_period_end_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscriptions_current_period_end_id_idx ON public.subscriptions USING btree (current_period_end, id);


--
-- Name: subscriptions_user_id_created_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscriptions_user_id_created_at_idx ON public.subscriptions USING btree (user_id, created_at);


--
-- Name: throttles_expire_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX throttles_expire_idx ON public.throttles USING btree (expire);


--
-- Name: users_email_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_email_key ON public.users USING btree (email);


--
-- Name: question_search question_blocks_follow_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER question_blocks_follow_delete AFTER DELETE ON public.question_search REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION public.question_blocks_follow_delete();


--
-- Name: question_search question_blocks_follow_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER question_blocks_follow_insert AFTER INSERT ON public.question_search REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.question_blocks_follow_insert();


--
-- Name: question_search question_blocks_follow_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER question_blocks_follow_update AFTER UPDATE ON public.question_search REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.question_blocks_follow_update();


--
-- Name: questions question_search_follow_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER question_search_follow_insert AFTER INSERT ON public.questions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.question_search_follow_insert();


--
-- Name: questions question_search_follow_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER question_search_follow_update AFTER UPDATE ON public.questions REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.question_search_follow_update();


--
-- Name: access_tokens access_tokens_sign_in_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.access_tokens
    ADD CONSTRAINT access_tokens_sign_in_id_fkey FOREIGN KEY (sign_in_id) REFERENCES public.sign_ins(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: assessment_runs assessment_runs_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.assessment_runs
    ADD CONSTRAINT assessment_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: content_items content_items_author_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_items
    ADD CONSTRAINT content_items_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: export_jobs export_jobs_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.export_jobs
    ADD CONSTRAINT export_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: followed_plans followed_plans_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.followed_plans
    ADD CONSTRAINT followed_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: item_parameters item_parameters_question_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_parameters
    ADD CONSTRAINT item_parameters_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: item_parameters item_parameters_status_changed_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.item_parameters
    ADD CONSTRAINT item_parameters_status_changed_by_fkey FOREIGN KEY (status_changed_by) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: operation_runs operation_runs_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operation_runs
    ADD CONSTRAINT operation_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: problem_reports problem_reports_question_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.problem_reports
    ADD CONSTRAINT problem_reports_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: problem_reports problem_reports_reviewed_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.problem_reports
    ADD CONSTRAINT problem_reports_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: question_lint question_lint_question_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_lint
    ADD CONSTRAINT question_lint_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: question_revisions question_revisions_author_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_revisions
    ADD CONSTRAINT question_revisions_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: question_revisions question_revisions_question_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_revisions
    ADD CONSTRAINT question_revisions_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: question_search question_search_question_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_search
    ADD CONSTRAINT question_search_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: question_twins question_twins_one_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_twins
    ADD CONSTRAINT question_twins_one_id_fkey FOREIGN KEY (one_id) REFERENCES public.questions(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: question_twins question_twins_other_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question_twins
    ADD CONSTRAINT question_twins_other_id_fkey FOREIGN KEY (other_id) REFERENCES public.questions(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: questions questions_author_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: responses responses_question_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_question_id_fkey FOREIGN KEY (question_id) REFERENCES public.questions(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: responses responses_run_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.assessment_runs(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: responses responses_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: saved_plans saved_plans_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_plans
    ADD CONSTRAINT saved_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: sessions sessions_sign_in_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_sign_in_id_fkey FOREIGN KEY (sign_in_id) REFERENCES public.sign_ins(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: shares shares_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: sign_ins sign_ins_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: stripe_customers stripe_customers_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stripe_customers
    ADD CONSTRAINT stripe_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: study_progress study_progress_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.study_progress
    ADD CONSTRAINT study_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


