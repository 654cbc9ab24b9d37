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
    written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.content_question_mj, replaced.body_text, replaced.choices, replaced.answer, replaced.explanation,
    replaced.question_type, replaced.skill_tags, replaced.accepted_answers, replaced.answer_unit,
    replaced.deleted_at IS NULL
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
    pool text DEFAULT 'practice'::text NOT NULL
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
    recorded_at timestamp(3) with time zone NOT NULL
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

INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('f1d37378-73e9-408c-a407-e324a072f394', 'a8ff849feb6968b5049342d54809a19373c6ea5436d0cd1a8482d8d2e9792cfb', '2026-11-24 02:49:13.761902+00', '20261121000000_extensions', NULL, NULL, '2026-11-24 02:49:13.750221+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('187faa53-941e-4c16-abee-d36807dcbb9c', 'fa34491966f657960b72d1d8e02b7317a0ba91d33b93518bbb88cabb709587ff', '2026-11-24 02:49:13.769583+00', '20261121112932_questions_and_shares', NULL, NULL, '2026-11-24 02:49:13.762455+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('daa8d2e9-35ce-4e7a-894c-a90f81bed0ee', 'f153ab508497abd6405bc96c10eaf6c0e115f0603480ee698e011c9ab7dbb918', '2026-11-24 02:49:13.779856+00', '20261121122311_accounts_and_operations', NULL, NULL, '2026-11-24 02:49:13.770038+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('8a0e8ba8-c9ea-4841-ae22-767eb1313d9d', 'a72ac444e9e2e1c1738af91e874bbf17b73461503275506731b674ecda082a76', '2026-11-24 02:49:13.78357+00', '20261121143513_saved_plans_and_study_progress', NULL, NULL, '2026-11-24 02:49:13.780439+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('c063e1ab-8c86-4fb2-9402-f7ad83c0f45f', 'd3bb5bfe78c5e7c4e15e665d480d6f63086928a16f72ea5918972ef321bd0893', '2026-11-24 02:49:13.788816+00', '20261121150348_billing', NULL, NULL, '2026-11-24 02:49:13.783915+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('98369f27-a735-408d-b15f-8d6273ae7c78', '6b6a78c94679350810167003cb89bcb645ad32cd9c25163e7954575e8cfc56ce', '2026-11-24 02:49:13.790909+00', '20261121160614_failed_stripe_events', NULL, NULL, '2026-11-24 02:49:13.789203+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('9fbad859-883e-40ed-845f-c46f3b431b41', '1431183a60918c3fb6918c9e7f9c500da541e9b4db948070ff11a0783a617199', '2026-11-24 02:49:13.796045+00', '20261121173920_content_items_and_export_jobs', NULL, NULL, '2026-11-24 02:49:13.791204+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('266bea3c-4d2a-4993-8160-0d613c6039be', '461b0c322abd978737472c87af28b5d4472a23cb173bcfadb3f14351bcfd1b50', '2026-11-24 02:49:13.798552+00', '20261121175546_title_grams_and_seed_keys', NULL, NULL, '2026-11-24 02:49:13.796416+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('144987da-9611-475f-aaa9-8c0f19198d65', '935a2513c4bb533db9b34d83e4b302aa7b72124b1f575b7297ff0d13484e0951', '2026-11-24 02:49:13.802139+00', '20261121181416_question_revisions', NULL, NULL, '2026-11-24 02:49:13.798866+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('c8d5115b-8cbe-4cec-a9a1-1868595c25b1', 'cddd16807bc1b46f1443f1a4cffcfea5bb2278ec8c88f18ee2640cf0dcc22209', '2026-11-24 02:49:13.811049+00', '20261121182344_question_search_and_lint', NULL, NULL, '2026-11-24 02:49:13.802492+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('5e30f38e-1ee7-439b-9499-4c1718d1b0f3', 'e00f97acfd5130a4c18714f42e62181abd196d29632d7be18cd1babba3d0110c', '2026-11-24 02:49:13.813787+00', '20261121184954_question_lint_due', NULL, NULL, '2026-11-24 02:49:13.811793+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('aa5f968b-3a4d-42eb-b4a8-803f06962dd1', 'eab57ab7709b94f34d7dcf5c8fdfa9ea5a41a78f8a595a6b5a40f87f18b134ec', '2026-11-24 02:49:13.816014+00', '20261121192010_question_block_slots', NULL, NULL, '2026-11-24 02:49:13.814225+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('3079f496-d5ea-47b5-8cdd-eb96f622481e', '5368556a330b9f1a53ed09fc3d475ca8b2aa0970980d092e250b726b8f1f3133', '2026-11-24 02:49:13.817537+00', '20261123010125_question_estimated_seconds', NULL, NULL, '2026-11-24 02:49:13.816493+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('e1ca0bec-52d5-4c98-aefd-fd40d75b17d8', '6bec4e5199b3b944d1e9b330e34e194b102b134717fac070c75a15e8ea5e8b55', '2026-11-24 02:49:13.818808+00', '20261123050000_question_lint_chemistry', NULL, NULL, '2026-11-24 02:49:13.817838+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('a4cb58a1-4333-45a7-a080-644273cd0de7', '5afb3a3e62cc5ad3cdfd5290fb78718df0e334f77adf29137fe79769ddbe7453', '2026-11-24 02:49:13.819903+00', '20261123164023_share_deletion_key', NULL, NULL, '2026-11-24 02:49:13.819093+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('0e2c48a4-ba46-4b6a-8855-72390dc481d0', 'abb4869fad123b0b6141b3842f75d3c788a9da7154e50d723c7c837bd43a5000', '2026-11-24 02:49:13.821169+00', '20261123164831_study_progress_reopened', NULL, NULL, '2026-11-24 02:49:13.820217+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('f6be52df-1e41-42d2-acac-471e8df0db7e', '140df1b482a8fab3927bcd8f7717f42a7cb44611dd36d481b7f402ae2b2a3aed', '2026-11-24 02:49:13.822791+00', '20261123165758_content_items_by_language', NULL, NULL, '2026-11-24 02:49:13.821554+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('7f23ee76-a615-4383-9e46-1277994981f6', 'fb78c012320a44e3e8e73312d9bf2f8809d6c786230af10ce8e88be247534b6c', '2026-11-24 02:49:13.824097+00', '20261124010000_question_lint_empty', NULL, NULL, '2026-11-24 02:49:13.823097+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('473b6067-ea29-4ed9-bd7d-2a1b6c548a73', '4ce7c4cbec142361cc0991aeeedac9191388a4f1fa7a739bc7238d5fd831b8e0', '2026-11-24 02:49:13.833198+00', '20261124020000_assessments', NULL, NULL, '2026-11-24 02:49:13.824407+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('c1cdb0ef-82f6-4362-84f9-a3becb3fb8d7', '0f84b8536e12811a83504a9df8b837673a4494e1dd0dd210863602fda8d367e0', '2026-11-24 02:49:13.835964+00', '20261124030000_calibration', NULL, NULL, '2026-11-24 02:49:13.833625+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('85a11103-b061-4054-8cc3-4f3ff5150d1c', '08e3978b7dfd4a2e63a2f56d3172d4703901e21f6473473fc922b8e1b2eb69b3', '2026-11-24 02:49:13.838095+00', '20261124030000_question_search_pool', NULL, NULL, '2026-11-24 02:49:13.836289+00', 1);


--
-- Data for Name: access_tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('grjzqkuf75NO2hddI0uTJdE4jHq5rGx0mLLclwz8Qqo', 'zRUPA9H7XtxMZCbbuLctDQ', '2026-11-24 03:04:17.266+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('JaxN-LttJ9es_RwchElMcFRDvAsJicIvIZjquWBYa68', '0_VOY15v9LtS48rdVPtWBg', '2026-11-24 03:04:17.378+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('50tmrmuCyPX1KmMf0D5dWrttAj7rlLc9aTLzpiGCeFs', 'qxCDt4P1BWFPgcFghuBclw', '2026-11-24 03:04:17.493+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('PPO1wfOkG6RumEA_7vvZ96g-diiOY9vTcvfjkz7oneg', 'aRXCoftvLmbk9Y4NtXYS5g', '2026-11-24 03:04:22.147+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('W4U8j8NQMuwx-5KxI4pqC0A5rdCskpU68Oexo01bdCU', 'zRUPA9H7XtxMZCbbuLctDQ', '2026-11-24 03:04:36.455+00');


--
-- Data for Name: assessment_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.assessment_runs (id, user_id, section, domain, context, prior, policy, seed, pending_question_id, pending_version, "position", started_at, finished_at, stop_reason, expires_at, calibration_number) VALUES ('n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 'sat.math', NULL, '{"goal": "SAT_1500_PLUS", "grade": "G11", "closed": [], "target": 750, "country": "US", "benchmark": 510}', '{"mean": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "skills": ["math.linear-equations", "math.linear-functions", "math.systems-of-equations", "math.inequalities", "math.quadratics", "math.polynomials", "math.functions", "math.exponentials-logarithms", "math.rational-expressions", "math.ratios-percentages", "math.statistics", "math.probability", "math.geometry", "math.coordinate-geometry", "math.trigonometry"], "covariance": [0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85]}', '{"mostUse": 0.25, "mostItems": 20, "precision": 0.35, "candidates": 5, "fewestItems": 8, "smallestGain": 0.02}', 'e8MeQ3Gv0ts5CBLLU70kCQ', NULL, NULL, 17, '2026-11-24 02:49:18+00', '2026-11-24 02:49:19.016+00', 'no_gain', NULL, 1);
INSERT INTO public.assessment_runs (id, user_id, section, domain, context, prior, policy, seed, pending_question_id, pending_version, "position", started_at, finished_at, stop_reason, expires_at, calibration_number) VALUES ('PdlTKPpVO8KQYEKMOfGZ5Q', NULL, 'sat.math', NULL, '{"goal": "SAT_1500_PLUS", "grade": "G11", "closed": [], "target": 750, "country": "US", "benchmark": 510}', '{"mean": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "skills": ["math.linear-equations", "math.linear-functions", "math.systems-of-equations", "math.inequalities", "math.quadratics", "math.polynomials", "math.functions", "math.exponentials-logarithms", "math.rational-expressions", "math.ratios-percentages", "math.statistics", "math.probability", "math.geometry", "math.coordinate-geometry", "math.trigonometry"], "covariance": [0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85]}', '{"mostUse": 0.25, "mostItems": 20, "precision": 0.35, "candidates": 5, "fewestItems": 8, "smallestGain": 0.02}', 'ndO-KxABJpXvJ90KwahZ8g', 318, 1, 1, '2026-11-24 02:49:19.049+00', NULL, NULL, '2026-12-24 02:49:19.049+00', NULL);
INSERT INTO public.assessment_runs (id, user_id, section, domain, context, prior, policy, seed, pending_question_id, pending_version, "position", started_at, finished_at, stop_reason, expires_at, calibration_number) VALUES ('FpGN57lhFetr7KosiN-x9A', NULL, 'sat.math', NULL, '{"goal": "IB_7", "grade": "G12", "closed": [], "target": null, "country": "CA", "benchmark": 530}', '{"mean": [0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135, 0.135], "skills": ["math.linear-equations", "math.linear-functions", "math.systems-of-equations", "math.inequalities", "math.quadratics", "math.polynomials", "math.functions", "math.exponentials-logarithms", "math.rational-expressions", "math.ratios-percentages", "math.statistics", "math.probability", "math.geometry", "math.coordinate-geometry", "math.trigonometry"], "covariance": [0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.85, 0.6, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.85, 0.6, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.6, 0.85]}', '{"mostUse": 0.25, "mostItems": 20, "precision": 0.35, "candidates": 5, "fewestItems": 8, "smallestGain": 0.02}', 'a1bUBQ5UfAvcb7Isbz4g9Q', 294, 1, 1, '2026-11-24 02:49:35.95+00', NULL, NULL, '2026-12-24 02:49:35.95+00', NULL);


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
</ol>', 'zh-CN', NULL, 1, '2026-11-24 02:49:16.436+00', '2026-11-24 02:49:16.436+00', NULL, '{酸,碱,与," ",p,h,：,差,1,就,是,0,倍,酸碱,碱与,"与 "," p",ph,h：,：差,"差 "," 1","1 "," 就",就是,是差,10,"0 "," 倍"}');
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
</ol>', 'zh-TW', NULL, 1, '2026-11-24 02:49:16.436+00', '2026-11-24 02:49:16.436+00', NULL, '{二,分,搜,尋,：,一,百,萬,筆,資,料,，,最,多,看,十,次,二分,分搜,搜尋,尋：,：一,一百,百萬,萬筆,筆資,資料,料，,，最,最多,多看,看二,二十,十次}');
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
</ol>', 'en', NULL, 1, '2026-11-24 02:49:16.436+00', '2026-11-24 02:49:16.436+00', NULL, '{b,i,n,a,r,y," ",s,e,c,h,",",t,d,l,bi,in,na,ar,ry,"y "," s",se,ea,rc,ch,"h,",", "," t",tr,ra,ac,ce,ed,"d "," l",li,ne,"e "," b",by}');
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
<p>Sentences 2 and 4 are claims; 1 and 3 are facts. A possible rewrite: “The verb ‘o’erleaps’ turns ambition into a jump that cannot be stopped halfway.”</p>', 'en', NULL, 1, '2026-11-24 02:49:16.436+00', '2026-11-24 02:49:16.436+00', NULL, '{c,l,a,i,m,","," ",e,v,d,n,o,t,r,y,:,b,u,g,p,h,cl,la,ai,im,"m,",", "," e",ev,vi,id,de,en,nc,ce,"e,"," c",co,om,mm,me,nt,ta,ar,ry,y:,": "," b",bu,ui,il,ld,di,in,ng,"g "," a","a "," l",li,it,te,er,ra,at,tu,ur,re,"e "," p",pa,ag,gr,ap,ph}');
INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (61, NULL, 'Radians <span data-type="math" data-latex="2\pi"></span>', 'Radians 2\pi', '<p>수학</p>', 'ko', 'TlRlMX_zrwoszMYIc_YFww', 1, '2026-11-24 02:49:19.24+00', '2026-11-24 02:49:19.24+00', NULL, '{r,a,d,i,n,s," ",2,"\\",p,ra,ad,di,ia,an,ns,"s "," 2","2\\","\\p",pi}');
INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (60, 'ko/wrong-answer-notebook', 'An edited title', 'An edited title', '<p>Edited.</p>', 'ko', NULL, 2, '2026-11-24 02:49:16.436+00', '2026-11-24 02:49:19.254+00', NULL, '{a,n," ",e,d,i,t,l,an,"n "," e",ed,di,it,te,"d "," t",ti,tl,le}');
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
</ol>', 'en', NULL, 1, '2026-11-24 02:49:16.436+00', '2026-11-24 02:49:16.436+00', '2026-11-24 02:49:19.274+00', '{t,h,e," ",u,n,i,c,r,l,a,d,s,w,o,m,g,th,he,"e "," u",un,ni,it,"t "," c",ci,ir,rc,cl,le," a",an,nd,"d "," r",ra,ad,di,ia,ns,"s "," w",wi,ho,ou,ut,cr,am,mm,mi,in,ng}');


--
-- Data for Name: export_jobs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.export_jobs (id, user_id, state, total, done, started_at, seen_at) VALUES ('qmL4vAw3kNkc2E-alSAhPQ', 'TlRlMX_zrwoszMYIc_YFww', 'finished', 2, 2, '2026-11-24 02:49:19.303+00', '2026-11-24 02:49:20.636+00');
INSERT INTO public.export_jobs (id, user_id, state, total, done, started_at, seen_at) VALUES ('KilledDuringExport_001', 'TlRlMX_zrwoszMYIc_YFww', 'running', 20, 7, '2026-11-24 02:49:37.232+00', '2026-11-24 02:49:37.232+00');


--
-- Data for Name: failed_stripe_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.failed_stripe_events (id, type, failed_at) VALUES ('evt_frozen_failed', 'customer.subscription.updated', '2026-11-24 02:49:37.233+00');


--
-- Data for Name: item_parameters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (260, 1, '{8.392987076706958e-06,2.7974118167671693e-05,8.292207601942196e-05,0.00021852446439823406,0.0005117826632757208,0.0010647969908560216,0.0019673812388383122,0.00322703984167503,0.004697656222445127,0.006067420037838354,0.006951516493190405,0.007063824520302946,0.006365689092370457,0.005087287644575389,0.003605646146087195,0.0022666594210309717,0.0012640793812581804,0.0006255346310806627,0.0002747535741474078,0.00010715055740948869,3.711611902231176e-05,1.1423923729379599e-05,3.125545805938769e-06,7.604481781251095e-07,1.6459668165372294e-07,4.258949540049341e-05,0.00014279726438898248,0.0004254882725815642,0.0011257996557945131,0.002642778011507322,0.005498936309353284,0.010131898004963244,0.016514706555143227,0.023790776260890066,0.030264215198436403,0.03397145110881978,0.033629260261526406,0.02934827765170192,0.0225762997820795,0.015309965179507029,0.009155781568857168,0.004831248116942223,0.0022510788318221954,0.0009270003379779054,0.00033772633882304454,0.00010897165756449204,3.1175044310009904e-05,7.916394751901765e-06,1.7862751527331053e-06,3.585344559723318e-07,6.712803546565244e-05,0.00022659435248672432,0.0006799112349987965,0.0018113370234233708,0.004278275013175034,0.008944041763145782,0.016518743655183434,0.02689787202619193,0.03853498483094527,0.048475126327885254,0.05344767899265346,0.05157642305524456,0.04351597290334159,0.03208609009534136,0.020677761040756613,0.011654944082695025,0.00575273312307482,0.002490784622190337,0.0009479736794953301,0.0003178826374424955,9.415160081824794e-05,2.4694069091268877e-05,5.750306533984086e-06,1.1919779059633284e-06,2.205484774587062e-07,4.6247510468929144e-05,0.00015699382658845203,0.00047420917782371226,0.0012728042433191441,0.0030301049659488674,0.006382901701080742,0.011861992544990346,0.01938095826258839,0.027734813323988163,0.03462775240751911,0.03758214965944579,0.03534545358374207,0.028738536041495216,0.020174434273958985,0.012225633055929176,0.006402142172655838,0.0029035097051904163,0.0011441701652021154,0.0003934179145905373,0.00011862474459883014,3.154301735957276e-05,7.44338799520961e-06,1.569798196841517e-06,2.9826810471397253e-07,5.152362942789653e-08,1.604071144959836e-05,5.463031317862253e-05,0.00016574063014869036,0.0004473800030107941,0.0010723770457973084,0.0022762757305900393,0.0042622445322595,0.007005852612193492,0.010050630796516276,0.012506490371795999,0.013415849962554993,0.012338114995758435,0.009685707671497458,0.006472000233787283,0.0036773162035686003,0.0017784119189637175,0.0007343022041820676,0.0002602168312406013,7.974330119509713e-05,2.1348267820144696e-05,5.059763746970085e-06,1.080199755103416e-06,2.1225000990449e-07,3.9317062762489246e-08,7.009329905412076e-09}', 1.1177752074156329, -0.5398967983312142, 0.38710349063603305, 0.9895148789750263, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 15, 'guessed', '2026-11-24 02:49:36.826+00', 0.24986024729101608, 0.26196145747700944, 0.0001396745805913607, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (262, 1, '{1.8990174155310734e-07,8.574391451312072e-07,3.455061269204903e-06,1.2415509976165617e-05,3.975722801104528e-05,0.00011337282165745485,0.000287712048790398,0.0006493795242196758,0.0013028366983215093,0.0023223063031543494,0.00367625466551529,0.005166549583859794,0.006444552761984145,0.007133576343446531,0.007006583460076795,0.006106434021946815,0.004722619739003887,0.003241561379380113,0.0019751042084383908,0.001068564600734034,0.0005134689673414698,0.00021921494283589637,8.317945200755329e-05,2.806095923208476e-05,8.419369024338458e-06,4.929340909575868e-07,2.303426128639447e-06,9.673664006698869e-06,3.6435921751342767e-05,0.0001228100581701369,0.00036960550578525337,0.0009910669414787841,0.002362871081330364,0.004999630026492955,0.009373033867747854,0.015547551012740296,0.02279302272593637,0.029508714413927644,0.03372035122964402,0.03400513766996375,0.030265572993048294,0.023782474782803546,0.016508727177143755,0.010130597075436504,0.005500314988386133,0.0026446310579340067,0.0011271181283171315,0.00042618033411128753,0.00014308953252960827,4.26926140169645e-05,4.421361982632152e-07,2.0552059853031483e-06,8.717916470055739e-06,3.366281636458156e-05,0.00011786069741165223,0.00037233927225375357,0.0010556644381387998,0.002671757046314938,0.00600589398817401,0.011938761484828085,0.02091046823853253,0.032179399178759414,0.04342752438692694,0.051340289011514155,0.053154228151350943,0.0482162073783704,0.038359394416039576,0.026805186933563888,0.01648200019528238,0.008934802706905961,0.004278470766608871,0.0018130984818986856,0.0006810925543446734,0.0002271267510187738,6.731783198075959e-05,2.0893693741688542e-07,9.20000043897385e-07,3.7414460286325985e-06,1.412116405353797e-05,4.9501471808004746e-05,0.00016046013752595806,0.00047664979460665467,0.001282453395477977,0.0030877561630621203,0.006581127052986563,0.012309206672991499,0.020075999216261374,0.02843672034940169,0.03491173539542151,0.037141796186612334,0.03428508260492807,0.02752608082304829,0.019282520889775757,0.011828320712045736,0.006376857085254779,0.0030317840440859706,0.0012749517554419764,0.00047539859002529206,0.0001574779366252821,4.640829000864279e-05,6.237307263354862e-08,2.600465758994772e-07,9.929940980159238e-07,3.519935449193627e-06,1.1749142930860697e-05,3.7266576538600666e-05,0.00011205354176970987,0.0003145635165887785,0.0008059767593045382,0.0018423615821520545,0.003689058895009855,0.00638977600347395,0.009503718911670867,0.012099988350504323,0.013189714037746375,0.012342545460103606,0.0099592231302883,0.006967843773862001,0.004251998178275486,0.0022760171965426914,0.0010739908403053643,0.0004485348048353671,0.00016628117277869134,5.4831003047792816e-05,1.6103519343378105e-05}', 1.1159055346278128, 0.5336162517489181, 0.3872478711834872, 0.9966531800829801, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 2, 'guessed', '2026-11-24 02:49:36.826+00', 0.24973151643506603, 0.23388301560862865, 0.00026819522612417975, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (268, 1, '{8.151767563884475e-06,2.719441488244847e-05,8.069165653125273e-05,0.0002128841064657037,0.0004991887384829222,0.001040002107295925,0.0019244028465370086,0.0031615650700721858,0.004610166534350476,0.005965128145041244,0.006847190168238127,0.0069713888534783,0.006294951306708725,0.005040950069966971,0.0035800578852823364,0.0022550993625019837,0.0012601087082797797,0.0006247580069742798,0.0002749127507544033,0.00010739749740146477,3.7261629288876536e-05,1.1485796989748038e-05,3.1467504857022207e-06,7.665474272780308e-07,1.6609833186433997e-07,4.128624935877957e-05,0.00013856289948968673,0.0004133609680435635,0.0010952720742470003,0.002575479505598112,0.00536960082281628,0.009916508588303796,0.016206448648338933,0.023416363935937153,0.029886380362323096,0.03366803947291752,0.033457096091834254,0.029315832399355743,0.02264494402287423,0.015420794744490358,0.009260204777035966,0.004905911125443633,0.0022945398448720846,0.0009482225685763483,0.0003465606432260435,0.0001121383587146776,3.2159314408756607e-05,8.1830411741753e-06,1.8494888030544837e-06,3.7169030916246534e-07,6.495629162302283e-05,0.00021943958030989593,0.0006591487335541321,0.0017585073498164383,0.004161131993568157,0.00871960045083172,0.016151726839654167,0.026395532170458362,0.03797974867244367,0.04801999448329635,0.05325369263980118,0.05172136208848286,0.04394331069269979,0.0326393614513048,0.021192265826279637,0.012033867408597894,0.005982254991610702,0.0026073879357347723,0.0009982724969587564,0.00033646993067129594,0.00010007699021317955,2.6332986627170596e-05,6.145505911512548e-06,1.275383086929517e-06,2.36001173154678e-07,4.4694016402580814e-05,0.00015179597823899367,0.00045885474302378136,0.0012329759214325785,0.0029401032837233537,0.006207797019412186,0.011573966579989357,0.01899266068591764,0.02733268939227615,0.0343672377176374,0.037618492031047904,0.035732425585409504,0.02937886281719683,0.02087455664191053,0.012810441109453239,0.006793900601576725,0.003119006862136031,0.0012429459732555142,0.00043155763972284376,0.00013114348098678462,3.506381177647942e-05,8.297680616937567e-06,1.7496453845734598e-06,3.3124858038895154e-07,5.680087161287759e-08,1.549239978048081e-05,5.277574274192732e-05,0.00016018269671834597,0.00043269725274548514,0.0010384701124671015,0.0022087420018331886,0.004148742967133345,0.00685099345004404,0.009893033265678244,0.012419104199656878,0.013472798870264067,0.012561863001884877,0.010020939859706672,0.006817506912897096,0.003949172714504253,0.0019481750771382447,0.0008201637146837347,0.000295876076614311,9.204069296129042e-05,2.4905152402840903e-05,5.930507022330694e-06,1.2619898257853215e-06,2.447697024016202e-07,4.4296959735710576e-08,7.654118709219909e-09}', 1.119990908721503, -0.5261894087130561, 0.386911903458805, 0.99093978484335, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 19, 'guessed', '2026-11-24 02:49:36.826+00', 0.24996852670320857, 0.2444213670777537, 3.1469329401709034e-05, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (276, 1, '{8.393109488522185e-06,2.797451366798773e-05,8.292320690546392e-05,0.00021852732314506734,0.0005117890445608576,0.00106480955276226,0.0019674030157479172,0.003227073033548429,0.00469770062013367,0.006067472041385816,0.00695156968916172,0.007063871876417019,0.006365725603024991,0.005087311847753216,0.003605659779990259,0.002266665807882668,0.0012640817548795064,0.0006255352386277683,0.00027475360355909125,0.00010715048160994656,3.711606460140517e-05,1.1423898995464e-05,3.1255370506374663e-06,7.604456130199314e-07,1.645960429038692e-07,4.2590156142607406e-05,0.00014279940869017958,0.0004254944054811941,0.00112581506952043,0.002642811930937125,0.00549900137020096,0.010132006136876327,0.016514861014960386,0.023790963596674097,0.03026440420651076,0.03397160336694749,0.033629347971679914,0.029348296862444286,0.022576269470234913,0.015309913983558259,0.009155732962184816,0.004831213340181741,0.002251058623499602,0.0009269904968666671,0.00033772225485560525,0.00010897019829306018,3.1174592149730186e-05,7.91627262065317e-06,1.786246279841472e-06,3.585284627851257e-07,6.712913759650662e-05,0.0002265979779992665,0.0006799217351273762,0.0018113636718849364,0.004278333905943128,0.008944154116920297,0.016518926371188042,0.026898120307373728,0.038535256484579235,0.048475345203820804,0.05344776697290803,0.05157634487766908,0.043515759451515514,0.03208581939557406,0.020677512692882382,0.011654763208135627,0.005752624643590636,0.002490730004731967,0.0009479503105854324,0.0003178740647966632,9.414888570413859e-05,2.4693322403825952e-05,5.750127386535124e-06,1.1919402665193607e-06,2.2054153250020023e-07,4.624830020104413e-05,0.00015699646545111579,0.0004742169576139723,0.0012728243650116675,0.00303015024456032,0.00638298925987835,0.01186213529610095,0.01938114810571309,0.02773500522078136,0.03462786856284057,0.03758211564952913,0.035345248150123,0.02873821234290911,0.020174089261815863,0.012225350367339904,0.006401955921013978,0.002903408777271551,0.001144124531190507,0.0003934005102782965,0.0001186190942713121,3.154144345045488e-05,7.443009281053715e-06,1.5697190584870773e-06,2.9825369339870547e-07,5.152134050369227e-08,1.6040990564159522e-05,5.4631256390220265e-05,0.00016574345251299532,0.000447387439948075,0.0010723941483335552,0.0022763095673091873,0.0042623007943053065,0.00700592800246797,0.010050704793966693,0.012506526125923562,0.013415812054661361,0.012337995615136928,0.009685537442876951,0.006471829986133123,0.0036771854754542484,0.0017783320587620758,0.0007342626312084757,0.0002602007070295268,7.973783762017844e-05,2.134671251999813e-05,5.0593883990012445e-06,1.0801224068531697e-06,2.1223635190886897e-07,3.9315003623646354e-08,7.009069739959665e-09}', 1.1177740668326175, -0.5399034653662437, 0.38710358295976094, 0.9895142783779419, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 23, 'guessed', '2026-11-24 02:49:36.826+00', 0.24986004441721735, 0.26197023780346107, 0.0001398772274081515, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (278, 1, '{1.8990121893389088e-07,8.57436942232431e-07,3.455052389209043e-06,1.2415475798073926e-05,3.975710424437745e-05,0.0001133724084736606,0.00028771080048873676,0.0006493761569752839,0.0013028286576691858,0.0023222893899990083,0.0036762234088499454,0.005166498893523121,0.006444480649203355,0.00713348634071468,0.007006484869670026,0.0061063391783794515,0.0047225395552385275,0.0032415017558841282,0.0019750651807241733,0.0010685420924294341,0.0005134575194410087,0.00021920980328157954,8.317741335790576e-05,2.8060244125939694e-05,8.419147005509352e-06,4.929359277377818e-07,2.303439590579705e-06,9.673736547159605e-06,3.6436236907968044e-05,0.00012281119761097168,0.0003696089738931903,0.000991075840299941,0.0023628902001883566,0.004999663807984256,0.00937308093309075,0.015547596719705823,0.022793035825720873,0.02950865524553482,0.03372019183732482,0.03400488206593774,0.030265261178834713,0.023782165164485822,0.016508469510709976,0.010130414480454543,0.005500203693434149,0.0026445722984717287,0.0011270911127405367,0.0004261694715549448,0.00014308569943833366,4.26914235060615e-05,4.42135827284001e-07,2.0552157395726547e-06,8.718003753259714e-06,3.3663307647633706e-05,0.00011786284298792956,0.00037234696540853313,0.0010556875513117066,0.0026718156099140005,0.006006019012513324,0.01193898484228387,0.02091079745477398,0.0321797883007946,0.04342786899236136,0.051340466742759445,0.05315416757519659,0.04821593296294503,0.038359009436416076,0.02680481040600415,0.01648170956437677,0.008934617355881446,0.004278370783552984,0.0018130522038122575,0.0006810739924635741,0.0002271202527613013,6.731583549763588e-05,2.0893369331613666e-07,9.199922276178242e-07,3.741446120157156e-06,1.4121296900491416e-05,4.9502393644382906e-05,0.00016046439489315976,0.0004766651725895658,0.0012824987915947743,0.003087867150026315,0.006581351967877489,0.012309581986987022,0.02007650765593288,0.02843726409676509,0.034912165011915075,0.0371419925301678,0.03428502890100566,0.02752586230610273,0.019282258752166662,0.01182810315849802,0.006376714961068861,0.003031707281930634,0.0012749165813895399,0.0004753846946403026,0.00015747315254596226,4.640684363421557e-05,6.237139319850232e-08,2.6004067743895906e-07,9.929783287713599e-07,3.5199148412139155e-06,1.1749227796764742e-05,3.726738613951015e-05,0.00011205745361563239,0.00031457745901067443,0.0008060161570959347,0.0018424515157699243,0.0036892248665982646,0.006390021436001712,0.00950400403271495,0.012100237422910498,0.01318985768316067,0.012342564683057345,0.009959154466910952,0.006967745529508991,0.0042519136542307654,0.002275962028856782,0.0010739614801083828,0.00044852160902341456,0.00016627605951587235,5.482927225764079e-05,1.6103003249454482e-05}', 1.1159077224269167, 0.5336070326881629, 0.3872477079509575, 0.9966525408508479, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 7, 'guessed', '2026-11-24 02:49:36.826+00', 0.24973098246318978, 0.23386726360548757, 0.00026872804995852953, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (286, 1, '{1.9034145542921778e-07,8.593803458933129e-07,3.461832445098914e-06,1.2433027875895844e-05,3.978225491632331e-05,0.00011333100357344937,0.0002872618599124241,0.0006474732718123917,0.0012970315650665607,0.002308145224895847,0.0036474601678566326,0.005116795661514671,0.006370694920699252,0.007038731906663734,0.006900725152129074,0.006003385494407418,0.004634892498102235,0.003176103543927827,0.0019322158360328876,0.0010438482173183974,0.0005009219433350088,0.00021359681097502664,8.095780713498521e-05,2.7284208743212062e-05,8.17900746682679e-06,5.00371784984545e-07,2.3436901836349937e-06,9.858562665709213e-06,3.716247476661643e-05,0.00012526025856176749,0.0003766910082983049,0.0010085627922871282,0.0023994486288439706,0.0050633707357585125,0.009462762007549431,0.01564196137147006,0.02284703030688138,0.029466889747712,0.033545699172357016,0.033705142988557646,0.0298942769432427,0.023414820893728115,0.01620568130520816,0.009918454943442713,0.0053726692055130814,0.00257808011224443,0.001096874960129402,0.0004141468319941452,0.00013888215232094481,4.139617298099953e-05,4.485469474095044e-07,2.1014535802502087e-06,8.976746146224478e-06,3.485624144227888e-05,0.0001224973463478517,0.0003876493953028736,0.0010987092082222392,0.0027745613546947827,0.0062132444004193346,0.012288366807260278,0.021394560118119375,0.03271084427273648,0.04385008527498282,0.051499338387228366,0.05298715200363057,0.04779083439796983,0.03782872297114496,0.026319081708003338,0.01612384900728531,0.00871443644141706,0.0041629247186204185,0.0017608077694651156,0.0006604880113055701,0.00022001247305545357,6.515522691008058e-05,2.082003033327988e-07,9.279754641820438e-07,3.827556775695673e-06,1.4659063177143423e-05,5.206538907749857e-05,0.00017041059902813205,0.0005087607124364385,0.0013690946506922262,0.0032828540506815254,0.0069453292672508665,0.012866244815679906,0.02075970890416507,0.02908170147346974,0.03532497631170751,0.0372164395509488,0.034061860589683864,0.027151594790317053,0.018910586267569106,0.011548239172224651,0.006204973371548871,0.002942889081960439,0.0012354499483180645,0.0004601278787619951,0.0001522989621553726,4.485857845421457e-05,6.101495786521993e-08,2.567291399081078e-07,9.943068940457548e-07,3.5947418916638774e-06,1.2285790748998658e-05,3.9881499772830704e-05,0.00012199820765017262,0.0003451607386426862,0.0008827891025330556,0.001999332403756557,0.003947865101051318,0.00672832767529924,0.00984346276594534,0.012339553692962035,0.013267757454739616,0.012274174401977901,0.009814525542933324,0.006819864440913343,0.004141456900373592,0.0022095321254725925,0.0010403955322303786,0.00043393124608926185,0.0001607408086272053,5.2979914361007464e-05,1.5555839856982248e-05}', 1.1181927401840306, 0.5206445023135995, 0.3870669267382007, 0.9974228823308723, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 11, 'guessed', '2026-11-24 02:49:36.826+00', 0.24883744139616779, 0.21706624502905533, 0.0011571524287098762, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (292, 1, '{8.392435591770678e-06,2.797236200072837e-05,8.291712677580583e-05,0.00021851212439129953,0.0005117554453804423,0.0010647438722499064,0.001967289458155318,0.0032268992911982015,0.004697465156758649,0.006067188977713657,0.006951267279093703,0.007063584118434488,0.006365481129356737,0.005087125964292575,0.0036055330367144637,0.002266588206485084,0.001264039068524932,0.0006255141516081385,0.00027474425899585314,0.00010714677288639672,3.711474865819246e-05,1.1423482264565228e-05,3.125419439552367e-06,7.604160647996954e-07,1.6458943934112568e-07,4.258659387883018e-05,0.00014278817908539856,0.0004254633794735303,0.001125740193168323,0.0026426546792631,0.005498715133838152,0.010131556426108327,0.01651425349315555,0.0237902596664132,0.03026370383265193,0.03397099918577283,0.033628883713034456,0.029347962038790882,0.022576028002583456,0.015309735621758679,0.009155603472282567,0.004831126618146393,0.0022510073424391506,0.0009269642536210398,0.0003377106998179352,0.00010896581763978606,3.117315735354322e-05,7.91586489111537e-06,1.7861453132850762e-06,3.585065846571415e-07,6.712307825271957e-05,0.00022657879632749994,0.0006798689813090112,0.001811238790959017,0.00427808274899263,0.008943733345673055,0.016518358639272885,0.02689754637708382,0.03853491589158416,0.048475446476853964,0.05344832183170194,0.0515771235098886,0.043516436656814705,0.03208618790853482,0.020677574878497692,0.011654654723054998,0.005752483371240709,0.0024906263207705027,0.0009478940499916506,0.0003178497004948748,9.414016262972397e-05,2.4690686183489663e-05,5.749445230630452e-06,1.1917874931158644e-06,2.2051166330804251e-07,4.624378700368246e-05,0.00015698191496389316,0.00047417632610052254,0.001272727585405664,0.0030299584345584115,0.006382687083795366,0.011861796659958693,0.019380992763887793,0.02773534955002568,0.03462891766850854,0.037583728237729576,0.03534693415974626,0.028739441208561232,0.02017463767598696,0.012225366179484875,0.00640174238875386,0.00290319344904699,0.0011439896658913822,0.00039333715507179195,0.0001185953097851428,3.1534070258637504e-05,7.441080938247547e-06,1.5692866108788971e-06,2.981694093880885e-07,5.150689341889936e-08,1.6039342234766636e-05,5.462582924675023e-05,0.00016572792455771978,0.0004473495352597969,0.0010723177023931353,0.00227619017269169,0.004262181042949767,0.007005931812290272,0.010051011638228689,0.012507243420564994,0.013416825935735214,0.012338980040609987,0.009686173529923656,0.00647202962458537,0.003677095073101602,0.0017781580838404688,0.0007341278369092937,0.0002601292851473966,7.970897763304538e-05,2.1337387406258284e-05,5.056907314626567e-06,1.0795664058137484e-06,2.1212928069093308e-07,3.929693204667784e-08,7.006339646038607e-09}', 1.1177812434907077, -0.5398972352001506, 0.3871030457091659, 0.9895008527808759, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 12, 'guessed', '2026-11-24 02:49:36.826+00', 0.24986128157533644, 0.2619165968118321, 0.00013864144834430355, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (294, 1, '{1.8989021461833024e-07,8.573898374871784e-07,3.454870882629223e-06,1.241484547937393e-05,3.9755129333850285e-05,0.00011336682099010699,0.00028769652082152956,0.0006493432027204927,0.0013027600586378362,0.002322160821884256,0.0036760069902645963,0.005166172616934593,0.006444041355454777,0.007132959576459314,0.007005923659127626,0.006105808997097994,0.004722096096949607,0.003241173700858482,0.0019748506847668728,0.0010684181739663596,0.0005133942651531842,0.00021918126853335494,8.316603295205307e-05,2.8056229310080585e-05,8.417893405855293e-06,4.92902873804878e-07,2.3033105431224092e-06,9.673295333531343e-06,3.643492603636022e-05,0.0001228078456034114,0.0003696016756036598,0.0009910624134913957,0.0023628690749887666,0.004999632927055871,0.00937302944407284,0.015547486675301148,0.02279278433731395,0.029508143257513376,0.033719318841190955,0.03400364490113914,0.030263794915291835,0.023780699638075803,0.01650722463472244,0.01012950976118926,0.0054996378914631714,0.002644266266232234,0.0011269473144255966,0.00042611054129443804,0.00014306456252847905,4.268476762342821e-05,4.4208015641079037e-07,2.0549896859802183e-06,8.717198421949408e-06,3.366083530868365e-05,0.00011785651683398244,0.0003723344250033008,0.0010556725233326059,0.0026718255132757523,0.006006133472270723,0.011939351274259331,0.020911583584816235,0.032181043929725345,0.043429372827851996,0.051341728348299635,0.05315467255228515,0.048215473749078024,0.03835781443223438,0.0268033645395393,0.01648044832764358,0.00893374379158667,0.004277870697205346,0.0018128103158008635,0.0006809737233991771,0.00022708427272271893,6.73045754786501e-05,2.0889396969413782e-07,9.198213474912425e-07,3.7407819128546108e-06,1.4118987538570273e-05,4.949535944617166e-05,0.00016044631791000958,0.0004766287722097389,0.0012824525194477785,0.003087880196289724,0.006581616756163115,0.01231041944337887,0.02007820822032721,0.02843978664020485,0.034914959365405604,0.037144227918227045,0.034286119312504325,0.027525814648126545,0.019281546901868132,0.011827267278773049,0.006376072642488769,0.0030313257697624904,0.0012747308488503905,0.0004753083364172356,0.0001574461568953038,4.639853722965476e-05,6.23584252825572e-08,2.5998430334051754e-07,9.92751216152452e-07,3.519066118727888e-06,1.1746324853861668e-05,3.725858003379663e-05,0.00011203494678955106,0.00031453296427540065,0.0008059616369881518,0.0018424648147945322,0.0036894869710045477,0.0063907590257475345,0.009505298200585746,0.01210184707315526,0.013191296430794738,0.012343427003726907,0.009959375760050794,0.006967557190108657,0.004251606261729367,0.002275711594082062,0.0010738122714338773,0.0004484500854788142,0.00016624727042093145,5.4819305873799086e-05,1.6099992152558555e-05}', 1.1159206266429365, 0.5335802796031648, 0.3872467277346736, 0.9966361426777506, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 21, 'guessed', '2026-11-24 02:49:36.826+00', 0.2497278013398103, 0.23377375463036948, 0.0002719022866361446, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (300, 1, '{8.151182058385061e-06,2.71925468543348e-05,8.068638146640544e-05,0.00021287092663474955,0.0004991596069404234,0.001039945137475989,0.0019243042254987036,0.003161413801179171,0.004609960650563769,0.0059648789965227765,0.006846921425441519,0.006971129753752723,0.00629472740624013,0.005040776238296607,0.00357993644558169,0.002255022988943626,0.0012600655001571708,0.0006247360537365446,0.0002749027564227039,0.00010739343052665552,3.7260153522552444e-05,1.1485320354215453e-05,3.1466136696818077e-06,7.66512557527014e-07,1.6609044526485066e-07,4.128316242030713e-05,0.0001385531943893689,0.00041333424542947417,0.0010952078614659857,0.002575345377400231,0.005369358296289976,0.009916130528320726,0.016205942199246627,0.023415781142445444,0.02988580039867376,0.03366752924441815,0.03345667994580711,0.029315496028747084,0.022644663935399902,0.015420561839215184,0.009260023876423029,0.004905786446968806,0.0022944654802649705,0.0009481844990939414,0.0003465439211977192,0.00011213203776103376,3.215724982480437e-05,8.182455959532418e-06,1.8493442437605307e-06,3.7165906885222165e-07,6.495102881698314e-05,0.00021942297299108412,0.0006591032728526514,0.0017584004931511358,0.004160919476589883,0.008719251046447517,0.016151271681268158,0.026395107913366654,0.03797957168677494,0.04802023393178895,0.05325431849876171,0.05172211893060909,0.04394387687207925,0.03263956206742561,0.021192149586692723,0.012033609210169905,0.005982010796006852,0.002607225333958134,0.000998187886766946,0.0003364340188145127,0.00010006426027498955,2.632915895218902e-05,6.144518416977796e-06,1.2751625127109995e-06,2.3595819595121222e-07,4.469008276023798e-05,0.00015178332615194625,0.00045881954929104127,0.001232892649021468,0.0029399402602291102,0.006207546794473293,0.011573706076986259,0.018992601242857902,0.027333126396330395,0.03436835033791329,0.03762011811118399,0.0357340636132702,0.02937998193872359,0.02087494956356662,0.012810288780972042,0.006793542781590539,0.0031186919893792845,0.0012427553870070986,0.000431468742191517,0.0001311100142029106,3.505337301253439e-05,8.294933506148505e-06,1.749026714671655e-06,3.3112791684001495e-07,5.678027546363938e-08,1.5490959868102057e-05,5.277100841355786e-05,0.0001601691846194412,0.00043266442072871546,0.0010384045141288356,0.002208641840705451,0.0041486505349222266,0.00685102679987665,0.00989336229800451,0.012419830133755631,0.013473808816002379,0.012562832342753577,0.010021544448046277,0.006817653577659797,0.003949015379083303,0.0019479382423844011,0.0008199842444668216,0.0002957800975824589,9.200118454179823e-05,2.4892120096948193e-05,5.926972973703587e-06,1.261186186696888e-06,2.4461375374398284e-07,4.42706978940936e-08,7.65021360372145e-09}', 1.1199975255409145, -0.5261877677175839, 0.386911429135676, 0.9909250696473025, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 8, 'guessed', '2026-11-24 02:49:36.826+00', 0.2499679722954377, 0.244372725666259, 3.202359635078812e-05, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (310, 1, '{1.903310977967664e-07,8.593360006399218e-07,3.461662422254848e-06,1.2432443634495981e-05,3.978045363455347e-05,0.00011332601418019149,0.0002872494267112419,0.0006474453662305109,0.0012969751153238556,0.0023080423137074955,0.003647291248073813,0.005116546465059661,0.0063703653112580265,0.007038342086652078,0.006900314061037149,0.006002999903278624,0.004634571493765737,0.0031758667467000254,0.0019320612319995156,0.0010437589416875282,0.0005008763640042964,0.00021357623711875813,8.094959472492787e-05,2.7281308701467395e-05,8.178101021824597e-06,5.003344289273838e-07,2.3435341225536843e-06,9.85798732732065e-06,3.716061320025083e-05,0.0001252550032879941,0.00037667813792362096,0.0010085355572271389,0.002399398762182984,0.005063290538128831,0.009462643776505367,0.015641788996454856,0.022846765283024883,0.02946646827334234,0.033545059472346386,0.033704276487679576,0.029893263037031124,0.023413806852138057,0.016204815088542754,0.009917821021147851,0.005372270052568478,0.0025778629015321907,0.0010967723648520917,0.00041410460394417434,0.0001388669517103831,4.1391372373416116e-05,4.4848852925099743e-07,2.101196110565837e-06,8.975738589212839e-06,3.485278249476246e-05,0.0001224871013145824,0.00038762383599781576,0.0010986575807612772,0.002774483773253296,0.006213181008603663,0.012288427082860516,0.021394905072196588,0.03271158104343825,0.0438511206776016,0.05150033716858934,0.052987701097799406,0.04779071112074267,0.03782803222959433,0.026318149984843386,0.01612299783984867,0.008713831592774517,0.0041625728748242346,0.0017606357628315312,0.0006604161835544669,0.0002199865644938729,6.514708856331005e-05,2.0816332208474396e-07,9.278032587679351e-07,3.82682618665603e-06,1.4656278111086149e-05,5.205604247332713e-05,0.0001703837211432373,0.0005086968852485831,0.0013689769784066815,0.0032827100392261175,0.00694530019217226,0.012866614213670071,0.020760780387395567,0.029083527732932365,0.03532716980242546,0.03721832858110406,0.0340629213444627,0.027151764307197682,0.018910192484456943,0.01154769278590456,0.006204531576363608,0.002942620337656703,0.0012353173726108618,0.00046007293777599527,0.0001522794404619171,4.4852552274574275e-05,6.100405503483563e-08,2.566780025961102e-07,9.940809016509793e-07,3.5938107508427855e-06,1.2282303984351949e-05,3.987004784549059e-05,0.00012196656072655142,0.00034509086814572555,0.0008826763131090504,0.001999232402602473,0.003947937277195588,0.006728790015492069,0.009844419285583989,0.0123408291830915,0.013268952813504181,0.01227493965687777,0.009814782815715435,0.006819780716355683,0.0041412572493064,0.0022093588017758113,0.001040289679758366,0.00043387987775645186,0.0001607199914521341,5.2972679485627093e-05,1.5553649022470148e-05}', 1.118202437155844, 0.520630222851339, 0.3870661791977585, 0.9974073149608533, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 14, 'guessed', '2026-11-24 02:49:36.826+00', 0.24883227604304067, 0.2169957478285864, 0.0011622696349078635, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (316, 1, '{8.151526598835161e-06,2.719366059279945e-05,8.068956757395469e-05,0.00021287898392876407,0.0004991775970203119,0.001039980552930952,0.0019243656006123343,0.0031615072676658565,0.0046100854668876,0.005965024786594465,0.006847069885829678,0.006971260977445977,0.0062948274479267975,0.005040841371270966,0.003579972036789926,0.0022550387483333428,0.00126007065938338,0.0006247368599485588,0.0002749023729012623,0.00010739300759257084,3.725991807867581e-05,1.1485222473036263e-05,3.1465805110489295e-06,7.665030836951968e-07,1.660881224226595e-07,4.12850243689527e-05,0.00013855924555931072,0.0004133515815481755,0.0010952515177698832,0.0025754416625726516,0.005369543436858439,0.009916439030696333,0.016206383965324696,0.023416317931592635,0.029886342040276462,0.03366796350570236,0.033456924583622726,0.02931553851030518,0.0226445600463986,0.015420397092760638,0.009259869074328107,0.004905675726270062,0.002294400938704352,0.0009481529239084634,0.0003465307501752082,0.00011212730670281997,3.2155776346144583e-05,8.182056017612423e-06,1.8492492604084441e-06,3.716392684297483e-07,6.495413058346264e-05,0.00021943319448122897,0.0006591329464602938,0.00175847604051722,0.004161087133119724,0.008719572655425478,0.016151798498034935,0.02639583078266899,0.037980373750967446,0.04802089598161302,0.0532546074276421,0.05172191899243483,0.04394326528500556,0.03263876244299598,0.021191400905773854,0.01203305452115431,0.005981672929274914,0.002607052779455283,0.000998113082306353,0.00033640624876783335,0.0001000553706537964,2.6326691015471655e-05,6.143921364129784e-06,1.275036144147788e-06,2.3593472303034353e-07,4.469230057929651e-05,0.0001517907478238056,0.0004588414785608265,0.0012329495585091655,0.0029400689672453573,0.006207797564266812,0.011574119593626033,0.018993161193588064,0.027333711384316464,0.034368738993567384,0.03762008572167042,0.03573352677330685,0.029379073075918253,0.020873943524634495,0.012809440018612376,0.00679296893312608,0.00311837352663302,0.0012426081771469838,0.00043141144829557534,0.00013109107133653716,3.504801082288348e-05,8.293625003333998e-06,1.7487498759634194e-06,3.3107692226619453e-07,5.6772079788421426e-08,1.549174248695429e-05,5.277365549782372e-05,0.00016017711802676963,0.00043268538273107956,0.0010384529456165933,0.002208738414930652,0.0041488132475978904,0.006851249966195606,0.00989359218354332,0.012419963606343386,0.013473739020503875,0.012562523427794316,0.010021070918903864,0.006817158294979933,0.003948620556534545,0.0019476885366296794,0.0008198563463044265,0.0002957263187770814,9.19824177005001e-05,2.488663199152128e-05,5.925616009206238e-06,1.260900332096715e-06,2.445621844637172e-07,4.4262728341996206e-08,7.649168579871538e-09}', 1.1199943911248862, -0.5262076455816556, 0.38691171680513387, 0.9909229788124445, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 22, 'guessed', '2026-11-24 02:49:36.826+00', 0.2499682633552283, 0.24439820846346264, 3.173261079711595e-05, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (326, 1, '{1.9033158031076527e-07,8.593380170926081e-07,3.4616707446882164e-06,1.2432477257925936e-05,3.9780582571050755e-05,0.00011332646809298677,0.00028725085875203483,0.0006474493588487486,0.0012969848844066613,0.002308063228501844,0.0036473303925320124,0.005116610521364231,0.006370457017128336,0.007038457045147846,0.006900440360448599,0.006003121635134199,0.004634674528757397,0.00317594340902971,0.0019321114243052184,0.0010437878878457342,0.0005008910831023403,0.00021358284313424214,8.095221404111104e-05,2.7282227106994337e-05,8.178386038603406e-06,5.00331053951872e-07,2.3435120396661726e-06,9.857874305267764e-06,3.716013648097831e-05,0.00012525331273223,0.00037667306219628675,0.0010085226625681945,0.002399371250765153,0.005063242100106069,0.0094625761257493,0.015641721935571742,0.022846740981947236,0.029466539898033012,0.03354526409317896,0.033704608363102295,0.02989366890425255,0.02341420969364357,0.016205149825564067,0.009918057779200953,0.005372414077493169,0.002577938799967801,0.0010968072019106262,0.0004141185909025786,0.00013887188114378708,4.1392901786646455e-05,4.484877380825707e-07,2.1011769271748515e-06,8.975595779853352e-06,3.48520277098867e-05,0.00012248391223856477,0.00038761264767248104,0.0010986245246929693,0.002774401212638274,0.006213007094862568,0.012288120439083365,0.021394459192639628,0.03271106195956707,0.04385067023533595,0.051500116009891704,0.05298779767260768,0.04779108627088353,0.03782854614994941,0.026318646549341383,0.016123378050656677,0.008714072666124057,0.004162702352724016,0.0017606954978425801,0.0006604400844833525,0.00021999491667224646,6.514965118436653e-05,2.0816697710454836e-07,9.278102521431817e-07,3.826810050587274e-06,1.4656033724012727e-05,5.20545640235772e-05,0.0001703772449960916,0.0005086742107030558,0.0013689115926620074,0.0032825534217839954,0.006944988948448959,0.012866104936580771,0.020760104584527234,0.029082821964487943,0.03532663073214196,0.03721810375010279,0.03406302079256715,0.027152069068154955,0.018910543774924023,0.011547979180731704,0.006204716755786865,0.0029427197049468772,0.0012353627121899288,0.00046009079940598593,0.00015228557899089467,4.4854405973576006e-05,6.100612956331854e-08,2.566850228194171e-07,9.940977918002135e-07,3.5938192562418704e-06,1.228211179009865e-05,3.986867940244509e-05,0.00012196044813094131,0.00034506999290827555,0.0008826191841687458,0.0019991056334193106,0.003947709569701658,0.0067284622787078625,0.00984404933989907,0.012340517231084074,0.013268784303950521,0.012274931788249873,0.009814883346914603,0.006819913675550627,0.0041413686563119174,0.0022094305636232436,0.0010403275915994747,0.00043389684548375947,0.00016072655056216084,5.2974896702200704e-05,1.555430967136809e-05}', 1.1181996438424404, 0.5206425917906221, 0.38706640856377206, 0.9974080594077848, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 4, 'guessed', '2026-11-24 02:49:36.826+00', 0.24883380240929912, 0.21701656236191347, 0.0011607575183258123, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (334, 1, '{1.9091802530530215e-07,8.618808473095341e-07,3.4710106854489783e-06,1.2461126287575908e-05,3.985164089114907e-05,0.00011345728583761464,0.00028737185291126724,0.0006471911473502719,0.0012953117473929832,0.0023029030601648477,0.0036355906554004,0.005095008544077043,0.0063371468516790165,0.00699464883907326,0.006850798731014128,0.0059543365700418256,0.0045929049704457724,0.0031446793925421967,0.0019115994133460875,0.0010319653552056409,0.0004948936152541206,0.00021090064699356832,7.989319110797947e-05,2.6912593870025024e-05,8.0642067947548e-06,5.059497761555749e-07,2.3724096469618173e-06,9.985846465162937e-06,3.764935083688069e-05,0.00012686729841797194,0.00038125669231647163,0.0010196722767944462,0.0024224068121727776,0.005103086101328296,0.009518708556002219,0.015702132128111664,0.022886289109714342,0.029454903217665994,0.033462824235296736,0.03355599236932669,0.02970789417007388,0.023230423765816893,0.016054416554233047,0.009813233787470092,0.0053097848714093185,0.0025455106499022735,0.0010821654953887929,0.00040832666779736247,0.00013685719140042705,4.0774861085287085e-05,4.542623170566315e-07,2.137341129367229e-06,9.163216605347216e-06,3.56755828396512e-05,0.00012556822784187208,0.0003974898755671406,0.0011256313240977551,0.0028371805693629152,0.006336193985116399,0.01248986331893263,0.021664908742693452,0.0329964067649006,0.04406377781631595,0.051562334204696046,0.05287556625610883,0.04754983950781481,0.03754292252569774,0.026065250678748385,0.015941052739802508,0.008603969669631981,0.00410583422876151,0.001735269415186038,0.0006505173778676895,0.00021659469139064417,6.412209448652305e-05,2.0900743087305376e-07,9.386252619978332e-07,3.90409112038659e-06,1.5075295839144061e-05,5.3907485022190126e-05,0.00017720402512514522,0.0005297848287587606,0.0014236658236095915,0.0034010710319136205,0.007157211815236538,0.01317608929610888,0.021120267977627227,0.02939754950552388,0.035498402762177236,0.03720637995298269,0.0339058448954712,0.02693390223395947,0.018709195660902567,0.011402867054657921,0.006118317197224971,0.002899001317392198,0.0012162417202003718,0.00045278269998408647,0.00014982688644357415,4.4122749299189524e-05,6.057284798105981e-08,2.565404681267271e-07,1.003257551529379e-06,3.6735984322157356e-06,1.2733467566672085e-05,4.1847368634385286e-05,0.00012898326876946352,0.0003654844022830033,0.0009312010553817047,0.0020931367770222805,0.004093953108251799,0.006907322027982423,0.010008298654308006,0.012438973968615104,0.013278998033040876,0.012215153064281913,0.009726152926748437,0.006738405808789233,0.0040839378204781,0.0021761614069026776,0.001023934154997175,0.00042688903147499596,0.00015809650197060014,5.210208719363282e-05,1.529712313149037e-05}', 1.1192416739615973, 0.5135500367163798, 0.3869731955540459, 0.99822947421201, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 17, 'guessed', '2026-11-24 02:49:36.826+00', 0.24816291250375488, 0.20897582885900912, 0.0018235879292905566, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (341, 1, '{1.9091782567050455e-07,8.618800316474512e-07,3.471007089081239e-06,1.2461109945956068e-05,3.985157048601315e-05,0.00011345701418728883,0.00028737093776825943,0.0006471884773511809,0.0012953050075035215,0.0023028883174126898,0.0036355626499834136,0.005094962242224385,0.006337080091453619,0.006994564743365629,0.006850706036029396,0.005954247035713152,0.0045928290864460375,0.0031446228885042855,0.001911562405577342,0.0010319440107198331,0.000494882762611183,0.00021089577728508962,7.989126078163832e-05,2.6911917254582233e-05,8.063996882459384e-06,5.059531166284678e-07,2.372429924462292e-06,9.985946227905463e-06,3.764976136242464e-05,0.000126868729461864,0.00038126093450833765,0.0010196829497077329,0.0024224294212894454,0.0051031257443815495,0.009518763988658373,0.01570218798891403,0.022886312816503065,0.029454853993822562,0.03346267396638229,0.033555745733858416,0.02970759174040664,0.02323012366093551,0.016054167510727767,0.00981305793323947,0.005309678077899524,0.0025454544615445595,0.00108213974186159,0.00040831634054714,0.00013685355553552588,4.077373398806521e-05,4.5426400794455166e-07,2.1373610452637556e-06,9.163348259293415e-06,3.567624424473484e-05,0.0001255709405567712,0.0003974991946827012,0.0011256583947047553,0.0028372471762610272,0.006336332337202539,0.012490103936219714,0.021665253755091034,0.032996802300037154,0.04406411411616943,0.051562491074072764,0.05287548143071451,0.047549547406312155,0.03754253087960146,0.02606487640564676,0.015940768220359475,0.008603790188087938,0.004105738189625412,0.0017352252284127609,0.0006504997335199458,0.00021658853460942968,6.412020746835317e-05,2.09005212231546e-07,9.386229252320994e-07,3.904117683292571e-06,1.507554244720582e-05,5.390883445623341e-05,0.00017720966388272544,0.0005298039712262163,0.0014237196843945854,0.003401197249028532,0.007157457489179266,0.013176483141625528,0.021120779710924898,0.029398071360507008,0.03549878793440195,0.03720652481215716,0.03390575027257329,0.02693366169998706,0.018708927568666132,0.011402651796278699,0.006118179218243582,0.0028989276735714928,0.0012162082314260934,0.0004527695353170693,0.00014982236825924274,4.412138607031256e-05,6.057140102110695e-08,2.56535851285786e-07,1.0032484561340241e-06,3.673609748235693e-06,1.2733688376238517e-05,4.1848678440530924e-05,0.00012898872773970586,0.0003655022576453859,0.0009312482805073645,0.002093238446777512,0.004094130634822222,0.006907570610650142,0.010008571369536529,0.012439196032193464,0.013279109939937835,0.01221514719317071,0.009726070866597523,0.006738303712998491,0.004083854102444199,0.0021761080503792094,0.0010239061275457157,0.00042687652678596833,0.00015809167627195552,5.210045739013822e-05,1.5296637735759286e-05}', 1.119243710966537, 0.5135405518664877, 0.3869730187578029, 0.9982290658577376, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 25, 'guessed', '2026-11-24 02:49:36.826+00', 0.24885133279493762, 0.21725667404125185, 0.0011433894545771902, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (348, 1, '{8.336374226130008e-06,2.778885959579398e-05,8.238574756206476e-05,0.00021715314319736625,0.000508692132615778,0.0010586725329524598,0.0019567407228675768,0.00321089260689778,0.00467635878065995,0.006043175081587562,0.006927947881615546,0.00704461580570799,0.006353038968296731,0.005081176043426288,0.003604308321917398,0.002267775622133741,0.0012658193874649265,0.0006269532438171255,0.00027561990449132847,0.0001075812564566248,3.7296338460988325e-05,1.1488480216517939e-05,3.1455417688634502e-06,7.658389979251864e-07,1.6586749449326898e-07,4.227676051744532e-05,0.00014175180064301008,0.0004223975587891983,0.0011177465469165268,0.0026243654480523383,0.005462207479899471,0.01006847054151602,0.016420916559366564,0.02367403312585633,0.030145596244079708,0.03387972358945483,0.03358741208611739,0.0293611562357059,0.022628810280508498,0.01537701167721063,0.009215747905514039,0.004873663507626982,0.002275858432729553,0.0009392140249031601,0.00034286936203509324,0.00011083743200781174,3.176179900301742e-05,8.077132980663898e-06,1.824784559926933e-06,3.66629731465148e-07,6.661695761314087e-05,0.0002248436032242795,0.0006745823019155609,0.0017969840359027252,0.00424427642489431,0.008873832520548526,0.016393893796899036,0.026710108347938785,0.038303088884168814,0.04825347493145208,0.05331063886518685,0.05157937123671929,0.04365944796519267,0.032314235964949305,0.020913472065543934,0.011841641087027207,0.005872331251979855,0.002554342618600113,0.0009764217631687883,0.000328721182453616,9.769563586245842e-05,2.5695424830805358e-05,5.996201995660657e-06,1.2447151684103295e-06,2.3046761664616518e-07,4.589696447275572e-05,0.00015577294565501774,0.0004703993740325244,0.0012621835593256802,0.003003823985882001,0.006325807041825133,0.011754896743312959,0.019211689203187676,0.027517905961330757,0.034419128576163915,0.03746585050768378,0.035386599887103125,0.028935319425902217,0.020455303692467234,0.012497152054842975,0.0066030700248273354,0.003022557403381151,0.0012019836628036468,0.00041678905464086836,0.000126583670311069,3.3849397487037494e-05,8.017164201752536e-06,1.6932868326124e-06,3.214090313066573e-07,5.531832821666427e-08,1.592172950531617e-05,5.4214625237161876e-05,0.00016442971727952438,0.0004436451214306033,0.0010628002267143361,0.0022544245109128685,0.004218784625863452,0.006932799242175585,0.009951505024041005,0.012406744204372063,0.013359267118334923,0.012361453677728122,0.00978912647927974,0.006615928199789915,0.003811143620951995,0.0018720289178894513,0.000785813531226044,0.0002830533325711642,8.803723177096522e-05,2.3849733925464647e-05,5.693902400264244e-06,1.2168124267143977e-06,2.3749956993668408e-07,4.335029191354894e-08,7.568271163681016e-09}', 1.118211940386676, -0.5339919713123207, 0.3870622618540045, 0.9913419592866769, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 5, 'guessed', '2026-11-24 02:49:36.826+00', 0.24993097069539988, 0.2583774165916662, 6.901023930518139e-05, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (357, 1, '{1.9087494311596098e-07,8.616401216719701e-07,3.470788840210584e-06,1.2466285022868248e-05,3.98972542406865e-05,0.00011369723065154851,0.0002883226603568816,0.0006502372803403807,0.0013034552101285563,0.0023213822438760403,0.003671553211483475,0.005155437720544827,0.00642523494141885,0.00710642994533587,0.006974611593402272,0.00607430128741692,0.004694770979814038,0.003220605505491428,0.0019613465222256612,0.0010606558043443366,0.0005094763279857556,0.00021744062702618768,8.248395285381697e-05,2.7820077222281583e-05,8.345544959361944e-06,4.997641450153729e-07,2.337217241203037e-06,9.819149695570722e-06,3.698044685552782e-05,0.0001245774981530926,0.0003745615975600494,0.0010030061465653225,0.0023873769619305488,0.005041933220321447,0.009433048632537216,0.015614149651986969,0.022842849894986594,0.02951413487216365,0.03366422835226187,0.03389239296350438,0.030121967883264864,0.023641107702823332,0.016394488006896055,0.010052695691498515,0.005454780241459457,0.0026215824386386106,0.0011169413696570615,0.00042223935705657987,0.00014174538180565172,4.2287524624076776e-05,4.497851917800831e-07,2.099137918068982e-06,8.93421884551382e-06,3.457993267105841e-05,0.00012121060584455376,0.0003828555638761023,0.0010839109659570645,0.0027362467831911694,0.006129895671857107,0.012136825499499513,0.021167234687278377,0.03243687752521657,0.04360099756016472,0.05136260986850394,0.05301758633228384,0.047976060836027144,0.038098126357899435,0.026587501009387754,0.016333723562113548,0.00884962721830245,0.00423643730247416,0.001795055708007382,0.000674296897790946,0.00022486702973706883,6.665162000086393e-05,2.1102981597164089e-07,9.361487283694132e-07,3.839431581250219e-06,1.4613623599646082e-05,5.158793622503927e-05,0.0001679452530781563,0.0004993393730050731,0.0013402217617202565,0.0032101693209483887,0.006794244977275935,0.012608025505145708,0.020401211076020845,0.028687269599824008,0.03500022093253009,0.03705167052783557,0.034077448578590436,0.02729266804857665,0.01909136367309049,0.01170279417518134,0.0063078334335203295,0.002999172382873239,0.001261485592545133,0.0004704844454391604,0.00015588240667340953,4.594576398279834e-05,6.234419779941653e-08,2.6160115368691393e-07,1.0087433472803912e-06,3.623657013007317e-06,1.2282551945065174e-05,3.950678725458164e-05,0.00011982143942810247,0.00033676381713857454,0.000857857142253593,0.0019402476406180193,0.003835287205064997,0.0065567636862299975,0.009637675375989687,0.012152269110292253,0.013151184864326652,0.01224693564300768,0.009854384070082892,0.006885827490688023,0.004200930102337488,0.0022493639968313647,0.0010619499187681824,0.00044372776283207717,0.00016456527937690218,5.428072294159446e-05,1.594489135355879e-05}', 1.1165475272706507, 0.5270814545608327, 0.3871994752933721, 0.9981993599130233, 1, NULL, NULL, 0, '[{}, {"unknown": 1}, {}]', 27, 'guessed', '2026-11-24 02:49:36.826+00', 0.24984100808332813, 0.2375497924254292, 0.00015889079784012263, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (364, 1, '{8.04483217966409e-06,2.6848113536414175e-05,7.96992378909526e-05,0.0002103704065669418,0.0004935691163450905,0.0010289311418090635,0.0019052185262479942,0.0031323882462289585,0.004571325028085509,0.005920021850903001,0.006801705133739884,0.006931822193504403,0.006265564275796538,0.005022644493156961,0.003570835263960871,0.0022516832138257874,0.00125952872648321,0.0006251173536722588,0.0002753470142103622,0.00010767054507134363,3.7390337823423986e-05,1.1535270753535113e-05,3.162786927443719e-06,7.710060869142393e-07,1.6717233152025107e-07,4.0706257290192826e-05,0.0001366693974932816,0.0004079077915176864,0.0010814584449086615,0.0025448146700833437,0.005310228409975633,0.009816879854634968,0.01606285003902184,0.023241014471328855,0.029709273878235177,0.033527389671904405,0.03338161164992083,0.029310417661834245,0.022690337477902656,0.015486662902126384,0.009321040491529254,0.004949328675120478,0.0023199263682858297,0.0009607065005478635,0.0003517992007378156,0.00011403160693492003,3.2752488059956545e-05,8.34495750830999e-06,1.8881472953789006e-06,3.7978939055482643e-07,6.399333783428558e-05,0.00021624713915678484,0.0006498090111687066,0.001734495716664437,0.004107194173483649,0.008614580968177169,0.015976540594290788,0.026149681692614876,0.037698813329184296,0.047777223197764944,0.05313284471985654,0.051770891426291106,0.04414504002135402,0.03291887032760203,0.021463096146845693,0.012239858791930886,0.0061105148460244355,0.002674149584227074,0.0010276985234415018,0.0003475529779832413,0.00010366962902362496,2.7341255850351835e-05,6.391737921819455e-06,1.3279334600363217e-06,2.4583665901621585e-07,4.400998168102613e-05,0.00014949380247284395,0.00045199596320743803,0.0012149680012080407,0.00289871781360584,0.006125392133958068,0.011434036042592232,0.018795249231213507,0.02711270183377622,0.034198031649983855,0.037583989459801175,0.03587619744782813,0.02966929814861564,0.0212206335364929,0.013116988116093832,0.00700917422135559,0.003242312332802398,0.001301504987558692,0.0004548842938841064,0.00013901096149786203,3.7329023973988194e-05,8.858539330004375e-06,1.8698265962041803e-06,3.536508709029084e-07,6.044624796512098e-08,1.525235882739773e-05,5.196039179872036e-05,0.0001577218654330273,0.00042612203889087297,0.001023015950450002,0.0021771350745045303,0.004093495458431726,0.0067709596451353896,0.009802579373368576,0.012351756127822437,0.01346916690757932,0.012643532196193172,0.010170951487326848,0.006988503047965403,0.004093825390344126,0.002044086294799138,0.0008712881745947574,0.0003181272832091426,0.00010004202349989488,2.730682435046988e-05,6.537977554976076e-06,1.3925864052750008e-06,2.688001648513969e-07,4.80960893140341e-08,8.169074281357123e-09}', 1.1209211946909465, -0.519134731614937, 0.38681990078665024, 0.9920821416981689, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 9, 'guessed', '2026-11-24 02:49:36.826+00', 0.24981522608196888, 0.236591617066556, 0.00018463734731501957, 1, '{}', NULL, NULL);
INSERT INTO public.item_parameters (question_id, question_version, grid, slope, difficulty, slope_doubt, difficulty_doubt, answers, usual_ms, misfit, leak, choice_counts, through, status, updated_at, fit_expected, fit_squares, fit_variance, last_run, reference_grid, status_changed_at, status_changed_by) VALUES (372, 1, '{8.045026631679972e-06,2.6848741954882395e-05,7.970103516173941e-05,0.00021037495041320142,0.0004935792587808142,0.0010289511021708817,0.0019052531060198329,0.0031324408867977925,0.004571395293063207,0.005920103875699348,0.006801788595744999,0.006931895882465099,0.006265620358220912,0.005022680904795586,0.0035708550640907964,0.002251691896777789,0.0012595314996385653,0.0006251177281009573,0.00027534675638334917,0.00010767028766123717,3.739019749886247e-05,1.1535212908730824e-05,3.1627674138866676e-06,7.710005241952595e-07,1.6717096928009707e-07,4.070730791681801e-05,0.00013667281044053527,0.0004079175646738493,0.0010814830435796913,0.0025448688955020298,0.005310332625136337,0.009817053430980669,0.016063098495476852,0.023241316261534663,0.029709578272135346,0.0335276335267495,0.03338174864998304,0.0293104406828961,0.022690277894789168,0.0154865689463372,0.009320952207827258,0.0049492654499977105,0.0023198894454951554,0.0009606883991231031,0.0003517916332778869,0.0001140288826006549,3.2751637719230944e-05,8.344726224136335e-06,1.8880922609155544e-06,3.7977789760527733e-07,6.399508827631577e-05,0.00021625290367614854,0.0006498257325346607,0.0017345382492002551,0.004107288468254924,0.008614761667267974,0.01597683632193942,0.026150087212273274,0.03769926322225934,0.0477775949232516,0.053133007874690226,0.05177078081678947,0.04414469800602487,0.03291842140567363,0.02146267427012848,0.012239544974102826,0.006110322863915919,0.0026740510849476602,0.001027655622660084,0.0003475369781523172,0.00010366448468280969,2.7339821863977197e-05,6.391389733457552e-06,1.3278595254998838e-06,2.4582288659322143e-07,4.401123395685908e-05,0.0001494979897558429,0.0004520083222590996,0.0012150000294525332,0.002898790123509383,0.006125532742808565,0.011434267435009504,0.01879556201980602,0.027113028352559815,0.03419824912267625,0.03758397339076326,0.035875901111460204,0.029668793742102025,0.021220072532520715,0.01311651214747847,0.00700885027567212,0.003242131202229101,0.0013014205808704635,0.0004548511694850253,0.00013899992027381532,3.7325874516796977e-05,8.857765440360914e-06,1.8696618602221456e-06,3.5362036253747565e-07,6.044132074950609e-08,1.5252801018907832e-05,5.196188636938988e-05,0.00015772633962096347,0.00042613384064089997,0.0010230431527903552,0.0021771891511165797,0.004093586245462526,0.0067710837124127276,0.009802706809375979,0.012351830157860526,0.013469129000322858,0.012643362561416863,0.010170690379429493,0.006988228371004191,0.004093604690203772,0.002043945313242162,0.0008712151138029598,0.00031809616266852386,0.00010003101569062914,2.7303561645532775e-05,6.537160429771968e-06,1.3924122274486937e-06,2.6876839957306094e-07,4.809112765877563e-08,8.168415427530391e-09}', 1.1209194412161705, -0.5191459203029359, 0.38682007064401464, 0.992081026989203, 1, NULL, NULL, 0, '[{}, {"right": 1}, {}]', 18, 'guessed', '2026-11-24 02:49:36.826+00', 0.24981563470194548, 0.2366062471216678, 0.00018422933068906134, 1, '{}', NULL, NULL);


--
-- Data for Name: operation_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_runs (id, command_id, running_key, user_id, started_at, ended_at, outcome, exit_code) VALUES (1, 'audit_portal', NULL, 'MQlab1fhqTf7eRowlejqWQ', '2026-11-24 02:49:21.078+00', '2026-11-24 02:49:21.139+00', 'exited', 3);
INSERT INTO public.operation_runs (id, command_id, running_key, user_id, started_at, ended_at, outcome, exit_code) VALUES (2, 'audit_mpc', 'audit_mpc', 'MQlab1fhqTf7eRowlejqWQ', '2026-11-24 02:49:37.231+00', NULL, 'running', NULL);


--
-- Data for Name: question_blocks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_blocks (block, changes, slot) VALUES (0, 9, 0);


--
-- Data for Name: question_lint; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (65, '[]', '{-1054217816,647358967,1456219945,-127783919,1769733609,1873454950,813267152,-43785164,-1250960839,-667288858,1740325399,-1096974092}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (262, '[]', '{1000677202,1550998417,-1822378836,33383277,-894015820,-1255109223,848853432,-816023406,-2069525393,-621789231,1023540370,-218325184}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (1, '[]', '{2138511741,1445444178,-1234589560,2113163916,1706787083,-145980922,733339052,2005099905,295938686,874667349,1393448954,-1443411389}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (316, '[]', '{-385750225,-1880305150,1326911098,-1309855725,619084815,-821144410,-1731851561,-804741003,-1031583109,-928163643,-129887764,-741217486}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (318, '[]', '{-1833934266,-1407092005,-1476482925,-1001414009,-388082154,-771949285,1332574492,-759773664,1730429427,1593629683,1342613991,17032340}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (341, '[]', '{-1320602684,1536010674,866055351,-1235233096,1117154873,226338365,-741360129,-353042051,-820101023,1342364706,1539500524,1994569920}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (364, '[]', '{653635019,-187076650,-1873256604,-786579789,-1493893131,-2004554411,-1870597847,-1676160669,-178384607,-2014660041,579406636,-639571886}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (129, '[]', '{1429670750,1325930692,1502114197,-1607898107,513498698,950749492,825798068,-1495893463,1150477374,1455353937,-334607960,-789409316}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (193, '[]', '{1279400078,1284253408,608474781,-1605246144,1752015221,-141689481,1784243860,-416601611,-1905985636,2133440550,-1266309884,1135745762}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (257, '[]', '{-1296120885,-320764067,-806626019,-698421700,-588210896,-1775700946,549597926,745625719,1476988595,-1785655485,964539581,1130540575}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (260, '[]', '{959387422,270527870,-1665769279,-36858278,1728657229,554142436,1423137850,-940610763,1654730625,877469469,-10999243,-958628338}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (268, '[]', '{-336683210,2060256920,561497578,766027139,-273223602,2014712673,-2031967928,-1831932057,2092492442,-632004636,1584688211,-1567515841}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (276, '[]', '{-1716034857,483276517,792058585,71126206,-1029019318,-62073264,-1620328341,1287240351,-2141977941,-1979856612,-908179998,-1310033259}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (278, '[]', '{-582455487,413948569,1829367176,1093689148,-1032403389,-931687130,2039957062,281038345,-1384253135,923304625,-2056784293,1460405201}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (286, '[]', '{1211652641,1765293328,-1667736339,-385223407,-1819624882,530158473,-1976398185,1980751364,-478669804,1733378165,-2104966350,1829016706}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (292, '[]', '{478458949,-1951984866,-1530460356,125995197,1894311486,-1070954867,1017077952,-1185089138,1209886941,-1147799374,-1531971274,483921618}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (294, '[]', '{1991901141,-1203330832,-1213004699,-1567252459,-1805087660,1732222255,-1543917361,-1355048979,-761014345,-1214656452,966376194,511023286}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (300, '[]', '{1231190714,-1841899690,-460401239,-1643803373,1153517828,-695567776,789035955,-94189182,1686455673,-845706904,-1621533986,1505862487}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (310, '[]', '{885398105,-777414603,355229181,1762323637,-1284637827,-1555948045,328178080,85989394,-344877616,-1364589542,-2127232411,-1098457786}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (326, '[]', '{-917337225,1792524597,2064724479,-1869725791,1658082744,-1417925392,-859227380,1113319932,1746675249,-1885145761,547760724,-2017530635}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (334, '[]', '{361112117,1648928140,514569821,1771308540,869785277,-1899249613,1702135772,-437742183,756580452,-1093871716,-1841918307,2056549624}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (348, '[]', '{-357494529,1983310376,-1488965499,371963608,-1299212718,1669804195,216632662,-1038079450,1434058774,2071012818,721646086,1233844092}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (357, '[]', '{-1316110842,826364574,398425860,-1242359814,520921430,-1146832610,-861530512,-35654651,-53579642,402275591,-312787684,1348276230}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (372, '[]', '{1888980658,-1329021037,-1881422894,-291751513,-1279956905,-418465508,-1071935055,572012329,765091026,-682482321,-400350607,-112385660}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (376, '[]', '{-1642960428,-1939805489,363303953,931283660,91861719,1255524364,-1266111854,-1432759860,-653072498,1831391198,1770293737,1099394306}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (375, '[]', '{}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (377, '[{"rule": "missing_answer", "place": "answer", "detail": ""}, {"rule": "unparsable_latex", "place": "content_question_mj", "detail": "\\frac{1}{"}]', '{-1726094699,-1979793875,1097247470,2100684482,1203965241,1787425404,-1634593944,187797327,-430696606,-310528303,99454332,-949528487}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (378, '[]', '{-1642960428,-1939805489,363303953,931283660,91861719,1255524364,-1266111854,-1432759860,-653072498,1831391198,1770293737,1099394306}', false);


--
-- Data for Name: question_revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_revisions (question_id, number, author_id, created_at, content) VALUES (376, 1, NULL, '2026-11-24 02:49:16.302+00', '{"pool": "assessment", "title": "Two tangents and the side between them", "answer": "15", "course": "Geometry", "choices": [], "subject": "mathematics", "legacy_id": "SATM-0120", "grade_code": "G10", "skill_tags": ["math.trigonometry"], "answer_unit": null, "explanation": "<p>Both tangents are positive, so angles <span data-type=\"math\" data-latex=\"D\"></span> and <span data-type=\"math\" data-latex=\"E\"></span> are acute, and the altitude from <span data-type=\"math\" data-latex=\"F\"></span> meets <span data-type=\"math\" data-latex=\"DE\"></span> between its ends. If its length is <span data-type=\"math\" data-latex=\"h\"></span>, it splits <span data-type=\"math\" data-latex=\"DE\"></span> into parts of length <span data-type=\"math\" data-latex=\"\\frac{h}{2}\"></span> and <span data-type=\"math\" data-latex=\"\\frac{h}{3}\"></span>, so <span data-type=\"math\" data-latex=\"DE = \\frac{5}{6}h\"></span>. The area is <span data-type=\"math\" data-latex=\"\\frac{1}{2} \\cdot \\frac{5}{6}h \\cdot h = \\frac{5}{12}h^2 = 135\"></span>, which gives <span data-type=\"math\" data-latex=\"h^2 = 324\"></span> and <span data-type=\"math\" data-latex=\"h = 18\"></span>. So <span data-type=\"math\" data-latex=\"DE = \\frac{5}{6} \\cdot 18 = 15\"></span>; the answer <span data-type=\"math\" data-latex=\"18\"></span> is the altitude. Taking <span data-type=\"math\" data-latex=\"2h\"></span> and <span data-type=\"math\" data-latex=\"3h\"></span> for the two parts turns the tangent ratios upside down.</p>", "question_type": "numerical", "education_level": "high_school", "accepted_answers": [], "answer_tolerance": null, "difficulty_level": "expert", "difficulty_score": 8, "estimated_seconds": 110, "content_question_mj": "<p>In triangle <span data-type=\"math\" data-latex=\"DEF\"></span>, <span data-type=\"math\" data-latex=\"\\tan D = 2\"></span> and <span data-type=\"math\" data-latex=\"\\tan E = 3\"></span>. The area of the triangle is <span data-type=\"math\" data-latex=\"135\"></span>.</p>\n<p>What is the length of side <span data-type=\"math\" data-latex=\"DE\"></span>?</p>"}');
INSERT INTO public.question_revisions (question_id, number, author_id, created_at, content) VALUES (376, 2, 'TlRlMX_zrwoszMYIc_YFww', '2026-11-24 02:49:20.695+00', '{"pool": "assessment", "title": "Edited, version 2", "answer": "15", "course": "Geometry", "choices": [], "subject": "mathematics", "legacy_id": "SATM-0120", "grade_code": "G10", "skill_tags": ["math.trigonometry"], "answer_unit": null, "explanation": "<p>Both tangents are positive, so angles <span data-type=\"math\" data-latex=\"D\"></span> and <span data-type=\"math\" data-latex=\"E\"></span> are acute, and the altitude from <span data-type=\"math\" data-latex=\"F\"></span> meets <span data-type=\"math\" data-latex=\"DE\"></span> between its ends. If its length is <span data-type=\"math\" data-latex=\"h\"></span>, it splits <span data-type=\"math\" data-latex=\"DE\"></span> into parts of length <span data-type=\"math\" data-latex=\"\\frac{h}{2}\"></span> and <span data-type=\"math\" data-latex=\"\\frac{h}{3}\"></span>, so <span data-type=\"math\" data-latex=\"DE = \\frac{5}{6}h\"></span>. The area is <span data-type=\"math\" data-latex=\"\\frac{1}{2} \\cdot \\frac{5}{6}h \\cdot h = \\frac{5}{12}h^2 = 135\"></span>, which gives <span data-type=\"math\" data-latex=\"h^2 = 324\"></span> and <span data-type=\"math\" data-latex=\"h = 18\"></span>. So <span data-type=\"math\" data-latex=\"DE = \\frac{5}{6} \\cdot 18 = 15\"></span>; the answer <span data-type=\"math\" data-latex=\"18\"></span> is the altitude. Taking <span data-type=\"math\" data-latex=\"2h\"></span> and <span data-type=\"math\" data-latex=\"3h\"></span> for the two parts turns the tangent ratios upside down.</p>", "question_type": "numerical", "education_level": "high_school", "accepted_answers": [], "answer_tolerance": null, "difficulty_level": "expert", "difficulty_score": 8, "estimated_seconds": 110, "content_question_mj": "<p>In triangle <span data-type=\"math\" data-latex=\"DEF\"></span>, <span data-type=\"math\" data-latex=\"\\tan D = 2\"></span> and <span data-type=\"math\" data-latex=\"\\tan E = 3\"></span>. The area of the triangle is <span data-type=\"math\" data-latex=\"135\"></span>.</p>\n<p>What is the length of side <span data-type=\"math\" data-latex=\"DE\"></span>?</p>"}');
INSERT INTO public.question_revisions (question_id, number, author_id, created_at, content) VALUES (376, 3, 'TlRlMX_zrwoszMYIc_YFww', '2026-11-24 02:49:20.734+00', '{"pool": "assessment", "title": "Edited, version 3", "answer": "15", "course": "Geometry", "choices": [], "subject": "mathematics", "legacy_id": "SATM-0120", "grade_code": "G10", "skill_tags": ["math.trigonometry"], "answer_unit": null, "explanation": "<p>Both tangents are positive, so angles <span data-type=\"math\" data-latex=\"D\"></span> and <span data-type=\"math\" data-latex=\"E\"></span> are acute, and the altitude from <span data-type=\"math\" data-latex=\"F\"></span> meets <span data-type=\"math\" data-latex=\"DE\"></span> between its ends. If its length is <span data-type=\"math\" data-latex=\"h\"></span>, it splits <span data-type=\"math\" data-latex=\"DE\"></span> into parts of length <span data-type=\"math\" data-latex=\"\\frac{h}{2}\"></span> and <span data-type=\"math\" data-latex=\"\\frac{h}{3}\"></span>, so <span data-type=\"math\" data-latex=\"DE = \\frac{5}{6}h\"></span>. The area is <span data-type=\"math\" data-latex=\"\\frac{1}{2} \\cdot \\frac{5}{6}h \\cdot h = \\frac{5}{12}h^2 = 135\"></span>, which gives <span data-type=\"math\" data-latex=\"h^2 = 324\"></span> and <span data-type=\"math\" data-latex=\"h = 18\"></span>. So <span data-type=\"math\" data-latex=\"DE = \\frac{5}{6} \\cdot 18 = 15\"></span>; the answer <span data-type=\"math\" data-latex=\"18\"></span> is the altitude. Taking <span data-type=\"math\" data-latex=\"2h\"></span> and <span data-type=\"math\" data-latex=\"3h\"></span> for the two parts turns the tangent ratios upside down.</p>", "question_type": "numerical", "education_level": "high_school", "accepted_answers": [], "answer_tolerance": null, "difficulty_level": "expert", "difficulty_score": 8, "estimated_seconds": 110, "content_question_mj": "<p>In triangle <span data-type=\"math\" data-latex=\"DEF\"></span>, <span data-type=\"math\" data-latex=\"\\tan D = 2\"></span> and <span data-type=\"math\" data-latex=\"\\tan E = 3\"></span>. The area of the triangle is <span data-type=\"math\" data-latex=\"135\"></span>.</p>\n<p>What is the length of side <span data-type=\"math\" data-latex=\"DE\"></span>?</p>"}');


--
-- Data for Name: question_search; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (1, 0, false, 'biology', 'G9', 'beginner', '{}', 'sorting the variables in a salty-soil trial
bio-0001
biology.scientific-inquiry
amara plants 20 bean seeds from the same packet in each of four trays. every day each tray gets 100\,\mathrm{ml} of water containing 0, 1, 2, or 4 grams of salt per liter. after ten days she records the mean seedling height in each tray.
which list labels the variables correctly?', 'practice');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (65, 0, false, 'chemistry', 'G9', 'beginner', '{}', 'a homogeneous mixture in the pantry
chem-0001
chemistry.matter-measurement
four items stand on a kitchen counter:
a roll of aluminum foil
a box of baking soda (pure sodium hydrogen carbonate)
a bottle of clear white vinegar, which is acetic acid dissolved in water
a jar of dressing in which oil floats above vinegar and herbs
which item is a homogeneous mixture?', 'practice');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (129, 0, false, 'mathematics', 'G9', 'beginner', '{}', 'blending pulp for hand-made paper
math-0001
math.ratios-percentages
amara makes paper from newspaper pulp and cotton pulp, mixed in the ratio 7:3 by mass. one batch has a total mass of 4.5\,\mathrm{kg}.
how much more newspaper pulp than cotton pulp does the batch contain?', 'practice');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (193, 0, false, 'physics', 'G9', 'beginner', '{}', 'how thin is one sheet of paper?
phys-0001
physics.measurement
noor cannot measure a single sheet of printer paper with a ruler, so she measures a full pack instead. the pack holds 500 sheets and is 50\,\mathrm{mm} thick.
what is the thickness of one sheet, in meters?', 'practice');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (257, 0, false, 'mathematics', 'G9', 'beginner', '{}', 'the bill from a pottery studio
satm-0001
math.linear-equations
a pottery studio charges every visitor $15 once for clay and tools, plus $9 for each hour at a wheel. dario’s bill was $87.
which equation can be used to find h, the number of hours dario spent at a wheel?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (260, 0, false, 'mathematics', 'G9', 'intermediate', '{}', 'sixths and thirds in one equation
satm-0004
math.linear-equations
if
\frac{5}{6}(3n - 4) - 2 = \frac{1}{3}(3n - 4) + 7
what is the value of 3n - 4?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (262, 0, false, 'mathematics', 'G9', 'advanced', '{}', 'draining two aquariums
satm-0006
math.linear-equations
two aquariums are emptied for cleaning, starting at the same moment. aquarium a holds 300 liters and loses 25 liters per minute. aquarium b holds 240 liters and loses 10 liters per minute.
while both still contain water, there is one moment when a contains exactly half as much water as b. how many minutes after the start does this happen?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (268, 0, false, 'mathematics', 'G9', 'intermediate', '{}', 'how fast sound travels on a cool day
satm-0012
math.linear-functions
a physics class models the speed of sound in air as a linear function of the air temperature. according to the model, the speed is 331 meters per second at 0 degrees celsius and 343 meters per second at 20 degrees celsius.
for what air temperature, in degrees celsius, does the model give a speed of 340 meters per second?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (276, 0, false, 'mathematics', 'G9', 'intermediate', '{}', 'coefficients that trade places
satm-0020
math.systems-of-equations
if 5x + 2y = 23 and 2x + 5y = 19, what is the value of x + y?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (278, 0, false, 'mathematics', 'G9', 'advanced', '{}', 'sharing every point
satm-0022
math.systems-of-equations
the constants a and b are chosen so that every point (x, y) on the line ax - 3y = 6 also lies on the line 10x + by = 15.
what does a + b equal?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (286, 0, false, 'mathematics', 'G9', 'advanced', '{}', 'true on a whole interval
satm-0030
math.inequalities
for a certain constant k, the inequality
kx - 7 \le 2x + 5
is true for every number x with -4 \le x \le 6. what is the least possible value of k?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (292, 0, false, 'mathematics', 'G10', 'intermediate', '{}', 'the number under a square root
satm-0036
math.quadratics
one solution of the equation x^2 - 6x = 11 can be written as 3 + \sqrt{k}, where k is a constant.
what is the value of k?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (294, 0, false, 'mathematics', 'G11', 'advanced', '{}', 'when one solution is a multiple of the other
satm-0038
math.quadratics
in the equation
x^2 - nx + 48 = 0
n is a positive constant. one of the two solutions is 3 times as large as the other. find the value of n.', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (300, 0, false, 'mathematics', 'G11', 'intermediate', '{}', 'an unknown coefficient and a known factor
satm-0044
math.polynomials
the binomial x - 2 is a factor of
2x^3 + kx^2 - 7x + 10
where k is a constant. determine k.', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (310, 0, false, 'mathematics', 'G11', 'advanced', '{}', 'two rentals at the boathouse
satm-0054
math.functions
a boathouse rents out paddleboards. the charge for h hours, in dollars, is c(h), where
c(h) = \begin{cases} 5h & \text{if } 0 < h \le 4 \\ 2h + 12 & \text{if } h > 4 \end{cases}
noor rents a board for t hours. samir rents one for 3 hours longer than noor and is charged exactly twice as much.
what is the value of t?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (316, 0, false, 'mathematics', 'G10', 'intermediate', '{}', 'counting back to the first duckweed leaves
satm-0060
math.exponentials-logarithms
duckweed is spreading on a pond. the number of leaves is multiplied by the same factor each week. one week after the first count there are 12 leaves, and three weeks after the first count there are 108 leaves.
how many leaves were there at the first count?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (318, 0, false, 'mathematics', 'G11', 'advanced', '{}', 'a difference of two powers of two
satm-0062
math.exponentials-logarithms
there is exactly one number k for which the equation
2^{x + 3} - 2^x = k \cdot 2^{x + 1}
holds for every real number x. what number is k?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (326, 0, false, 'mathematics', 'G11', 'advanced', '{}', 'splitting a fraction into two simpler ones
satm-0070
math.rational-expressions
the equation
\frac{7x + 1}{(x - 1)(x + 3)} = \frac{a}{x - 1} + \frac{b}{x + 3}
holds for all x other than 1 and -3, where a and b are constants. what is the value of the product ab?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (334, 0, false, 'mathematics', 'G9', 'advanced', '{}', 'bikes at a summer camp
satm-0078
math.ratios-percentages
at a summer camp, 40\% of the campers are new, and the others have been there before. of the new campers, 15\% bring a bike. of all the campers, 24\% bring a bike.
what percentage of the campers who have been there before bring a bike? (disregard the percent sign when you enter your answer.)', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (341, 0, false, 'mathematics', 'G11', 'advanced', '{}', 'every value subtracted from 100
satm-0085
math.statistics
in data set x, the mean is less than the median. data set y is made by subtracting each value in data set x from 100.
which statement about data set y must be true?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (348, 0, false, 'mathematics', 'G10', 'intermediate', '{}', 'an unequal number generator
satm-0092
math.probability
each time it runs, a computer program outputs 1, 2, 3, or 4. the output is 1 with probability 0.12 and 2 with probability 0.28. the output 3 is twice as likely as the output 4.
what is the probability that the output is an odd number?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (357, 0, false, 'mathematics', 'G10', 'advanced', '{}', 'an altitude splits the hypotenuse
satm-0101
math.geometry
triangle klm has a right angle at m. the altitude from m meets the hypotenuse kl at point n, where kn = 4 and nl = 9.
what is the area of triangle klm?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (364, 0, false, 'mathematics', 'G10', 'intermediate', '{}', 'a circle on a given diameter
satm-0108
math.coordinate-geometry
the segment from (-1, 6) to (7, 2) in the xy-plane is a diameter of a circle with radius r.
what is the value of r^2?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (372, 0, false, 'mathematics', 'G10', 'intermediate', '{}', 'a sine equal to a cosine
satm-0116
math.trigonometry
the angles with measures (2w + 15)^\circ and (3w + 10)^\circ are both acute, and
\sin (2w + 15)^\circ = \cos (3w + 10)^\circ
what is the value of w?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (375, 0, true, 'mathematics', 'G11', 'expert', '{}', 'a ratio in terms of the angle at the top
satm-0119
math.trigonometry
in triangle pqr, pq = pr, and the measure of angle p is \theta, where 0^\circ < \theta < 90^\circ. the perpendicular from q to side pr meets pr at point h.
which expression is equal to \dfrac{hr}{qr}?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (377, 0, false, 'mathematics', 'G10', 'expert', '{missing_answer,unparsable_latex}', 'a draft
q-377
math.trigonometry
find \frac{1}{.', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (376, 0, false, 'mathematics', 'G10', 'expert', '{duplicate}', 'edited, version 3
satm-0120
math.trigonometry
in triangle def, \tan d = 2 and \tan e = 3. the area of the triangle is 135.
what is the length of side de?', 'assessment');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text, pool) VALUES (378, 0, false, 'mathematics', 'G10', 'expert', '{duplicate}', 'edited, version 3
q-378
math.trigonometry
in triangle def, \tan d = 2 and \tan e = 3. the area of the triangle is 135.
what is the length of side de?', 'assessment');


--
-- Data for Name: question_twins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_twins (one_id, other_id) VALUES (376, 378);


--
-- Data for Name: questions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (1, 'BIO-0001', 'Sorting the variables in a salty-soil trial', 'biology', 'Biology', 'G9', 'high_school', 'beginner', 1.2, 'multiple_choice', false, 0, '{biology.scientific-inquiry}', '{"100\\,\\mathrm{mL}",0,1,2,4}', '<p>Amara plants 20 bean seeds from the same packet in each of four trays. Every day each tray gets <span data-type="math" data-latex="100\,\mathrm{mL}"></span> of water containing <span data-type="math" data-latex="0"></span>, <span data-type="math" data-latex="1"></span>, <span data-type="math" data-latex="2"></span>, or <span data-type="math" data-latex="4"></span> grams of salt per liter. After ten days she records the mean seedling height in each tray.</p>
<p>Which list labels the variables correctly?</p>', '[{"id": "A", "html": "Independent: seedling height; dependent: salt concentration; controlled: volume of water"}, {"id": "B", "html": "Independent: salt concentration; dependent: volume of water; controlled: seedling height"}, {"id": "C", "html": "Independent: salt concentration; dependent: seedling height; controlled: volume of water"}, {"id": "D", "html": "Independent: volume of water; dependent: seedling height; controlled: salt concentration"}]', 'C', '<p>Amara chooses the salt concentration (independent), measures the height that results (dependent) and keeps the volume of water equal so that it cannot explain a difference (controlled). Choice A swaps cause and effect: height is the outcome she waits for, not something she sets.</p>', 'Amara plants 20 bean seeds from the same packet in each of four trays. Every day each tray gets 100\,\mathrm{mL} of water containing 0, 1, 2, or 4 grams of salt per liter. After ten days she records the mean seedling height in each tray.
Which list labels the variables correctly?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, NULL, '{}', NULL, NULL, 'practice');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (65, 'CHEM-0001', 'A homogeneous mixture in the pantry', 'chemistry', 'Physical Science', 'G9', 'high_school', 'beginner', 1.2, 'multiple_choice', false, 0, '{chemistry.matter-measurement}', '{}', '<p>Four items stand on a kitchen counter:</p>
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
Which item is a homogeneous mixture?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, NULL, '{}', NULL, NULL, 'practice');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (129, 'MATH-0001', 'Blending pulp for hand-made paper', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'beginner', 1.5, 'multiple_choice', false, 0, '{math.ratios-percentages}', '{7:3,"4.5\\,\\mathrm{kg}","0.45\\,\\mathrm{kg}","1.35\\,\\mathrm{kg}","1.80\\,\\mathrm{kg}","3.15\\,\\mathrm{kg}"}', '<p>Amara makes paper from newspaper pulp and cotton pulp, mixed in the ratio <span data-type="math" data-latex="7:3"></span> by mass. One batch has a total mass of <span data-type="math" data-latex="4.5\,\mathrm{kg}"></span>.</p>
<p>How much <strong>more</strong> newspaper pulp than cotton pulp does the batch contain?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"0.45\\,\\mathrm{kg}\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"1.35\\,\\mathrm{kg}\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"1.80\\,\\mathrm{kg}\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"3.15\\,\\mathrm{kg}\"></span>"}]', 'C', '<p>The batch has <span data-type="math" data-latex="7 + 3 = 10"></span> equal parts, so one part is <span data-type="math" data-latex="4.5 \div 10 = 0.45\,\mathrm{kg}"></span>. Newspaper pulp is ahead by <span data-type="math" data-latex="7 - 3 = 4"></span> parts, which is <span data-type="math" data-latex="4 \times 0.45 = 1.80\,\mathrm{kg}"></span>. The values <span data-type="math" data-latex="3.15\,\mathrm{kg}"></span> and <span data-type="math" data-latex="1.35\,\mathrm{kg}"></span> are the two amounts themselves, not the difference between them.</p>', 'Amara makes paper from newspaper pulp and cotton pulp, mixed in the ratio 7:3 by mass. One batch has a total mass of 4.5\,\mathrm{kg}.
How much more newspaper pulp than cotton pulp does the batch contain?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, NULL, '{}', NULL, NULL, 'practice');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (193, 'PHYS-0001', 'How thin is one sheet of paper?', 'physics', 'Science 9', 'G9', 'high_school', 'beginner', 1.5, 'multiple_choice', false, 3.1, '{physics.measurement}', '{500,"50\\,\\mathrm{mm}","1.0 \\times 10^{-5}\\,\\mathrm{m}","1.0 \\times 10^{-4}\\,\\mathrm{m}","1.0 \\times 10^{-3}\\,\\mathrm{m}","1.0 \\times 10^{-2}\\,\\mathrm{m}"}', '<p>Noor cannot measure a single sheet of printer paper with a ruler, so she measures a full pack instead. The pack holds <span data-type="math" data-latex="500"></span> sheets and is <span data-type="math" data-latex="50\,\mathrm{mm}"></span> thick.</p>
<p>What is the thickness of one sheet, in meters?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-5}\\,\\mathrm{m}\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-4}\\,\\mathrm{m}\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-3}\\,\\mathrm{m}\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-2}\\,\\mathrm{m}\"></span>"}]', 'B', '<p>One sheet is <span data-type="math" data-latex="50\,\mathrm{mm} \div 500 = 0.10\,\mathrm{mm}"></span>. Since <span data-type="math" data-latex="1\,\mathrm{mm} = 10^{-3}\,\mathrm{m}"></span>, that is <span data-type="math" data-latex="0.10 \times 10^{-3}\,\mathrm{m} = 1.0 \times 10^{-4}\,\mathrm{m}"></span>. Treating the millimeters as centimeters (<span data-type="math" data-latex="10^{-2}\,\mathrm{m}"></span>) makes the sheet ten times too thick, which is choice C.</p>', 'Noor cannot measure a single sheet of printer paper with a ruler, so she measures a full pack instead. The pack holds 500 sheets and is 50\,\mathrm{mm} thick.
What is the thickness of one sheet, in meters?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, NULL, '{}', NULL, NULL, 'practice');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (257, 'SATM-0001', 'The bill from a pottery studio', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'beginner', 1.2, 'multiple_choice', false, 0, '{math.linear-equations}', '{h,"15h + 9 = 87","(15 + 9)h = 87","9h + 15 = 87","9(h + 15) = 87"}', '<p>A pottery studio charges every visitor $15 once for clay and tools, plus $9 for each hour at a wheel. Dario’s bill was $87.</p>
<p>Which equation can be used to find <span data-type="math" data-latex="h"></span>, the number of hours Dario spent at a wheel?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"15h + 9 = 87\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"(15 + 9)h = 87\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"9h + 15 = 87\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"9(h + 15) = 87\"></span>"}]', 'C', '<p>Each hour costs $9, so <span data-type="math" data-latex="h"></span> hours cost <span data-type="math" data-latex="9h"></span> dollars. The $15 is paid only once and is added to that, which gives <span data-type="math" data-latex="9h + 15 = 87"></span>. The equation <span data-type="math" data-latex="15h + 9 = 87"></span> swaps the two charges, and <span data-type="math" data-latex="(15 + 9)h = 87"></span> would make Dario pay for the clay and tools again every hour. In <span data-type="math" data-latex="9(h + 15) = 87"></span> the <span data-type="math" data-latex="15"></span> dollars are treated like extra hours.</p>', 'A pottery studio charges every visitor $15 once for clay and tools, plus $9 for each hour at a wheel. Dario’s bill was $87.
Which equation can be used to find h, the number of hours Dario spent at a wheel?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 45, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (260, 'SATM-0004', 'Sixths and thirds in one equation', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'intermediate', 4.2, 'numerical', false, 3.1, '{math.linear-equations}', '{"\\frac{5}{6}(3n - 4) - 2 = \\frac{1}{3}(3n - 4) + 7","3n - 4"}', '<p>If</p>
<div data-type="math" data-latex="\frac{5}{6}(3n - 4) - 2 = \frac{1}{3}(3n - 4) + 7"></div>
<p>what is the value of <span data-type="math" data-latex="3n - 4"></span>?</p>', '[]', '18', '<p>The question asks for <span data-type="math" data-latex="3n - 4"></span>, so treat it as one unknown <span data-type="math" data-latex="u"></span>: <span data-type="math" data-latex="\frac{5}{6}u - 2 = \frac{1}{3}u + 7"></span>. Then <span data-type="math" data-latex="\left(\frac{5}{6} - \frac{2}{6}\right)u = 9"></span>, that is <span data-type="math" data-latex="\frac{1}{2}u = 9"></span>, and <span data-type="math" data-latex="u = 18"></span>. Solving for <span data-type="math" data-latex="n"></span> also works, but <span data-type="math" data-latex="n = \frac{22}{3}"></span> is not yet the answer. An answer of <span data-type="math" data-latex="10"></span> comes from subtracting the <span data-type="math" data-latex="2"></span> from the <span data-type="math" data-latex="7"></span> instead of adding it.</p>', 'If
\frac{5}{6}(3n - 4) - 2 = \frac{1}{3}(3n - 4) + 7
what is the value of 3n - 4?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 75, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (262, 'SATM-0006', 'Draining two aquariums', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'advanced', 6, 'numerical', false, 0, '{math.linear-equations}', '{300,25,240,10}', '<p>Two aquariums are emptied for cleaning, starting at the same moment. Aquarium A holds <span data-type="math" data-latex="300"></span> liters and loses <span data-type="math" data-latex="25"></span> liters per minute. Aquarium B holds <span data-type="math" data-latex="240"></span> liters and loses <span data-type="math" data-latex="10"></span> liters per minute.</p>
<p>While both still contain water, there is one moment when A contains exactly half as much water as B. How many minutes after the start does this happen?</p>', '[]', '9', '<p>After <span data-type="math" data-latex="t"></span> minutes A contains <span data-type="math" data-latex="300 - 25t"></span> liters and B contains <span data-type="math" data-latex="240 - 10t"></span> liters. A must equal half of B, so <span data-type="math" data-latex="300 - 25t = \frac{1}{2}(240 - 10t) = 120 - 5t"></span>. Then <span data-type="math" data-latex="180 = 20t"></span> and <span data-type="math" data-latex="t = 9"></span>; at that moment A has <span data-type="math" data-latex="75"></span> liters and B has <span data-type="math" data-latex="150"></span>. Setting the two volumes equal gives <span data-type="math" data-latex="4"></span>, which is when both contain the same amount, and doubling B instead of halving it leads to a negative time.</p>', 'Two aquariums are emptied for cleaning, starting at the same moment. Aquarium A holds 300 liters and loses 25 liters per minute. Aquarium B holds 240 liters and loses 10 liters per minute.
While both still contain water, there is one moment when A contains exactly half as much water as B. How many minutes after the start does this happen?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (268, 'SATM-0012', 'How fast sound travels on a cool day', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'intermediate', 4.2, 'numerical', false, 0, '{math.linear-functions}', '{331,0,343,20,340}', '<p>A physics class models the speed of sound in air as a linear function of the air temperature. According to the model, the speed is <span data-type="math" data-latex="331"></span> meters per second at <span data-type="math" data-latex="0"></span> degrees Celsius and <span data-type="math" data-latex="343"></span> meters per second at <span data-type="math" data-latex="20"></span> degrees Celsius.</p>
<p>For what air temperature, in degrees Celsius, does the model give a speed of <span data-type="math" data-latex="340"></span> meters per second?</p>', '[]', '15', '<p>The speed rises by <span data-type="math" data-latex="12"></span> over <span data-type="math" data-latex="20"></span> degrees, which is <span data-type="math" data-latex="0.6"></span> for each degree, so the model is <span data-type="math" data-latex="v = 331 + 0.6T"></span>. Setting <span data-type="math" data-latex="331 + 0.6T = 340"></span> gives <span data-type="math" data-latex="0.6T = 9"></span> and <span data-type="math" data-latex="T = 15"></span>. If you got <span data-type="math" data-latex="5.4"></span>, you multiplied <span data-type="math" data-latex="9"></span> by the slope instead of dividing by it.</p>', 'A physics class models the speed of sound in air as a linear function of the air temperature. According to the model, the speed is 331 meters per second at 0 degrees Celsius and 343 meters per second at 20 degrees Celsius.
For what air temperature, in degrees Celsius, does the model give a speed of 340 meters per second?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 80, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (276, 'SATM-0020', 'Coefficients that trade places', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'intermediate', 4.2, 'numerical', false, 0, '{math.systems-of-equations}', '{"5x + 2y = 23","2x + 5y = 19","x + y"}', '<p>If <span data-type="math" data-latex="5x + 2y = 23"></span> and <span data-type="math" data-latex="2x + 5y = 19"></span>, what is the value of <span data-type="math" data-latex="x + y"></span>?</p>', '[]', '6', '<p>Add the two equations: <span data-type="math" data-latex="7x + 7y = 42"></span>. Dividing by <span data-type="math" data-latex="7"></span> gives <span data-type="math" data-latex="x + y = 6"></span> at once. You can also solve for <span data-type="math" data-latex="x = \frac{11}{3}"></span> and <span data-type="math" data-latex="y = \frac{7}{3}"></span> and add them, which takes longer. If you got <span data-type="math" data-latex="42"></span>, you still have to divide by <span data-type="math" data-latex="7"></span>.</p>', 'If 5x + 2y = 23 and 2x + 5y = 19, what is the value of x + y?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 65, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (278, 'SATM-0022', 'Sharing every point', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'advanced', 6.2, 'numerical', false, 0, '{math.systems-of-equations}', '{a,b,"(x, y)","ax - 3y = 6","10x + by = 15","a + b"}', '<p>The constants <span data-type="math" data-latex="a"></span> and <span data-type="math" data-latex="b"></span> are chosen so that every point <span data-type="math" data-latex="(x, y)"></span> on the line <span data-type="math" data-latex="ax - 3y = 6"></span> also lies on the line <span data-type="math" data-latex="10x + by = 15"></span>.</p>
<p>What does <span data-type="math" data-latex="a + b"></span> equal?</p>', '[]', '-3.5', '<p>If the lines share every point, they are the same line, so one equation is a multiple of the other. The right sides show the factor, <span data-type="math" data-latex="15 \div 6 = 2.5"></span>, so <span data-type="math" data-latex="2.5a = 10"></span> and <span data-type="math" data-latex="b = 2.5 \cdot (-3)"></span>. Then <span data-type="math" data-latex="a = 4"></span> and <span data-type="math" data-latex="b = -7.5"></span>, which gives <span data-type="math" data-latex="a + b = -3.5"></span>. Losing the minus sign of <span data-type="math" data-latex="b"></span> leads to <span data-type="math" data-latex="11.5"></span>, and multiplying <span data-type="math" data-latex="10"></span> by <span data-type="math" data-latex="2.5"></span> instead of dividing by it leads to <span data-type="math" data-latex="a = 25"></span>.</p>', 'The constants a and b are chosen so that every point (x, y) on the line ax - 3y = 6 also lies on the line 10x + by = 15.
What does a + b equal?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (286, 'SATM-0030', 'True on a whole interval', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'advanced', 7, 'numerical', false, 2.2, '{math.inequalities}', '{k,"kx - 7 \\le 2x + 5",x,"-4 \\le x \\le 6"}', '<p>For a certain constant <span data-type="math" data-latex="k"></span>, the inequality</p>
<div data-type="math" data-latex="kx - 7 \le 2x + 5"></div>
<p>is true for every number <span data-type="math" data-latex="x"></span> with <span data-type="math" data-latex="-4 \le x \le 6"></span>. What is the least possible value of <span data-type="math" data-latex="k"></span>?</p>', '[]', '-1', '<p>Collect terms: <span data-type="math" data-latex="(k - 2)x \le 12"></span>. The left side is linear in <span data-type="math" data-latex="x"></span>, so it is enough that the inequality holds at both ends of the interval. At <span data-type="math" data-latex="x = 6"></span> it says <span data-type="math" data-latex="k - 2 \le 2"></span>, so <span data-type="math" data-latex="k \le 4"></span>; at <span data-type="math" data-latex="x = -4"></span> you divide by a negative number and get <span data-type="math" data-latex="k - 2 \ge -3"></span>, so <span data-type="math" data-latex="k \ge -1"></span>. The least possible value is therefore <span data-type="math" data-latex="-1"></span>, while <span data-type="math" data-latex="4"></span> is the greatest.</p>', 'For a certain constant k, the inequality
kx - 7 \le 2x + 5
is true for every number x with -4 \le x \le 6. What is the least possible value of k?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 100, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (292, 'SATM-0036', 'The number under a square root', 'mathematics', 'Algebra 2', 'G10', 'high_school', 'intermediate', 4.6, 'numerical', false, 2.2, '{math.quadratics}', '{"x^2 - 6x = 11","3 + \\sqrt{k}",k}', '<p>One solution of the equation <span data-type="math" data-latex="x^2 - 6x = 11"></span> can be written as <span data-type="math" data-latex="3 + \sqrt{k}"></span>, where <span data-type="math" data-latex="k"></span> is a constant.</p>
<p>What is the value of <span data-type="math" data-latex="k"></span>?</p>', '[]', '20', '<p>Complete the square: adding <span data-type="math" data-latex="9"></span> to both sides gives <span data-type="math" data-latex="x^2 - 6x + 9 = 20"></span>, so <span data-type="math" data-latex="(x - 3)^2 = 20"></span> and <span data-type="math" data-latex="x = 3 \pm \sqrt{20}"></span>. Therefore <span data-type="math" data-latex="k = 20"></span>. If you got <span data-type="math" data-latex="11"></span>, you forgot to add <span data-type="math" data-latex="9"></span> on the right side too; if you got <span data-type="math" data-latex="2"></span>, you subtracted <span data-type="math" data-latex="9"></span> there. From the quadratic formula, <span data-type="math" data-latex="\frac{6 + \sqrt{80}}{2}"></span>, the root must be divided by <span data-type="math" data-latex="2"></span> as well, and <span data-type="math" data-latex="\frac{\sqrt{80}}{2} = \sqrt{20}"></span>.</p>', 'One solution of the equation x^2 - 6x = 11 can be written as 3 + \sqrt{k}, where k is a constant.
What is the value of k?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 60, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (294, 'SATM-0038', 'When one solution is a multiple of the other', 'mathematics', 'Algebra 2', 'G11', 'high_school', 'advanced', 6.4, 'numerical', false, 1.2, '{math.quadratics}', '{"x^2 - nx + 48 = 0",n}', '<p>In the equation</p>
<div data-type="math" data-latex="x^2 - nx + 48 = 0"></div>
<p><span data-type="math" data-latex="n"></span> is a positive constant. One of the two solutions is 3 times as large as the other. Find the value of <span data-type="math" data-latex="n"></span>.</p>', '[]', '16', '<p>Call the solutions <span data-type="math" data-latex="r"></span> and <span data-type="math" data-latex="3r"></span>, so that the left side is <span data-type="math" data-latex="(x - r)(x - 3r) = x^2 - 4rx + 3r^2"></span>. Comparing the constants gives <span data-type="math" data-latex="3r^2 = 48"></span>, so <span data-type="math" data-latex="r = 4"></span> or <span data-type="math" data-latex="r = -4"></span>. Comparing the middle terms gives <span data-type="math" data-latex="n = 4r"></span>, and since <span data-type="math" data-latex="n"></span> is positive, <span data-type="math" data-latex="n = 16"></span>. The solutions are then <span data-type="math" data-latex="4"></span> and <span data-type="math" data-latex="12"></span>. If you stopped at <span data-type="math" data-latex="4"></span> or <span data-type="math" data-latex="12"></span>, you found a solution instead of <span data-type="math" data-latex="n"></span>.</p>', 'In the equation
x^2 - nx + 48 = 0
n is a positive constant. One of the two solutions is 3 times as large as the other. Find the value of n.', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 80, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (300, 'SATM-0044', 'An unknown coefficient and a known factor', 'mathematics', 'Algebra 2', 'G11', 'high_school', 'intermediate', 4.5, 'numerical', false, 2.2, '{math.polynomials}', '{"x - 2","2x^3 + kx^2 - 7x + 10",k}', '<p>The binomial <span data-type="math" data-latex="x - 2"></span> is a factor of</p>
<div data-type="math" data-latex="2x^3 + kx^2 - 7x + 10"></div>
<p>where <span data-type="math" data-latex="k"></span> is a constant. Determine <span data-type="math" data-latex="k"></span>.</p>', '[]', '-3', '<p>If <span data-type="math" data-latex="x - 2"></span> is a factor, the polynomial is zero at <span data-type="math" data-latex="x = 2"></span>. Substituting gives <span data-type="math" data-latex="16 + 4k - 14 + 10 = 0"></span>, so <span data-type="math" data-latex="4k = -12"></span> and <span data-type="math" data-latex="k = -3"></span>. Substituting <span data-type="math" data-latex="-2"></span> instead of <span data-type="math" data-latex="2"></span> is the usual slip here: it belongs to the factor <span data-type="math" data-latex="x + 2"></span> and gives <span data-type="math" data-latex="k = -2"></span>.</p>', 'The binomial x - 2 is a factor of
2x^3 + kx^2 - 7x + 10
where k is a constant. Determine k.', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 60, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (310, 'SATM-0054', 'Two rentals at the boathouse', 'mathematics', 'Algebra 2', 'G11', 'high_school', 'advanced', 7.2, 'numerical', false, 2.2, '{math.functions}', '{h,c(h),"c(h) = \\begin{cases} 5h & \\text{if } 0 < h \\le 4 \\\\ 2h + 12 & \\text{if } h > 4 \\end{cases}",t}', '<p>A boathouse rents out paddleboards. The charge for <span data-type="math" data-latex="h"></span> hours, in dollars, is <span data-type="math" data-latex="c(h)"></span>, where</p>
<div data-type="math" data-latex="c(h) = \begin{cases} 5h &#x26; \text{if } 0 < h \le 4 \\ 2h + 12 &#x26; \text{if } h > 4 \end{cases}"></div>
<p>Noor rents a board for <span data-type="math" data-latex="t"></span> hours. Samir rents one for 3 hours longer than Noor and is charged exactly twice as much.</p>
<p>What is the value of <span data-type="math" data-latex="t"></span>?</p>', '[]', '9/4', '<p>You need <span data-type="math" data-latex="c(t + 3) = 2c(t)"></span>. If Noor’s time is at most <span data-type="math" data-latex="4"></span> hours and Samir’s is more than <span data-type="math" data-latex="4"></span> hours, this reads <span data-type="math" data-latex="2(t + 3) + 12 = 10t"></span>, so <span data-type="math" data-latex="8t = 18"></span> and <span data-type="math" data-latex="t = \frac{9}{4}"></span>. That fits the assumption, since <span data-type="math" data-latex="\frac{9}{4} \le 4"></span> and <span data-type="math" data-latex="\frac{9}{4} + 3 > 4"></span>. Using the first rule for both gives <span data-type="math" data-latex="t = 3"></span>, but then Samir’s <span data-type="math" data-latex="6"></span> hours do not belong to that rule; using the second rule for both gives a negative time.</p>', 'A boathouse rents out paddleboards. The charge for h hours, in dollars, is c(h), where
c(h) = \begin{cases} 5h & \text{if } 0 < h \le 4 \\ 2h + 12 & \text{if } h > 4 \end{cases}
Noor rents a board for t hours. Samir rents one for 3 hours longer than Noor and is charged exactly twice as much.
What is the value of t?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 120, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (316, 'SATM-0060', 'Counting back to the first duckweed leaves', 'mathematics', 'Algebra 2', 'G10', 'high_school', 'intermediate', 4.5, 'numerical', false, 0, '{math.exponentials-logarithms}', '{}', '<p>Duckweed is spreading on a pond. The number of leaves is multiplied by the same factor each week. One week after the first count there are 12 leaves, and three weeks after the first count there are 108 leaves.</p>
<p>How many leaves were there at the first count?</p>', '[]', '4', '<p>From week <span data-type="math" data-latex="1"></span> to week <span data-type="math" data-latex="3"></span> the weekly factor <span data-type="math" data-latex="b"></span> acts twice, so <span data-type="math" data-latex="12b^2 = 108"></span>, <span data-type="math" data-latex="b^2 = 9"></span>, and <span data-type="math" data-latex="b = 3"></span>. The first count was one week before the count of <span data-type="math" data-latex="12"></span>, so there were <span data-type="math" data-latex="\frac{12}{3} = 4"></span> leaves. A factor of <span data-type="math" data-latex="9"></span> would be the growth in two weeks, not in one, and a straight line through the two counts would give a negative number of leaves.</p>', 'Duckweed is spreading on a pond. The number of leaves is multiplied by the same factor each week. One week after the first count there are 12 leaves, and three weeks after the first count there are 108 leaves.
How many leaves were there at the first count?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 65, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (318, 'SATM-0062', 'A difference of two powers of two', 'mathematics', 'Algebra 2', 'G11', 'high_school', 'advanced', 6.3, 'numerical', false, 4.6, '{math.exponentials-logarithms}', '{k,"2^{x + 3} - 2^x = k \\cdot 2^{x + 1}",x}', '<p>There is exactly one number <span data-type="math" data-latex="k"></span> for which the equation</p>
<div data-type="math" data-latex="2^{x + 3} - 2^x = k \cdot 2^{x + 1}"></div>
<p>holds for every real number <span data-type="math" data-latex="x"></span>. What number is <span data-type="math" data-latex="k"></span>?</p>', '[]', '7/2', '<p>Write every power with the factor <span data-type="math" data-latex="2^x"></span>: <span data-type="math" data-latex="2^{x + 3} = 8 \cdot 2^x"></span> and <span data-type="math" data-latex="2^{x + 1} = 2 \cdot 2^x"></span>. The equation becomes <span data-type="math" data-latex="7 \cdot 2^x = 2k \cdot 2^x"></span>, so <span data-type="math" data-latex="2k = 7"></span> and <span data-type="math" data-latex="k = \frac{7}{2}"></span>. If you got <span data-type="math" data-latex="7"></span>, you left out that <span data-type="math" data-latex="2^{x + 1}"></span> is twice <span data-type="math" data-latex="2^x"></span>. Subtracting the exponents, as in <span data-type="math" data-latex="2^3"></span>, would be right for a quotient of powers but not for a difference.</p>', 'There is exactly one number k for which the equation
2^{x + 3} - 2^x = k \cdot 2^{x + 1}
holds for every real number x. What number is k?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 70, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (326, 'SATM-0070', 'Splitting a fraction into two simpler ones', 'mathematics', 'Precalculus', 'G11', 'high_school', 'advanced', 6.7, 'numerical', false, 3.9, '{math.rational-expressions}', '{"\\frac{7x + 1}{(x - 1)(x + 3)} = \\frac{A}{x - 1} + \\frac{B}{x + 3}",x,1,-3,A,B,AB}', '<p>The equation</p>
<div data-type="math" data-latex="\frac{7x + 1}{(x - 1)(x + 3)} = \frac{A}{x - 1} + \frac{B}{x + 3}"></div>
<p>holds for all <span data-type="math" data-latex="x"></span> other than <span data-type="math" data-latex="1"></span> and <span data-type="math" data-latex="-3"></span>, where <span data-type="math" data-latex="A"></span> and <span data-type="math" data-latex="B"></span> are constants. What is the value of the product <span data-type="math" data-latex="AB"></span>?</p>', '[]', '10', '<p>Multiplying by <span data-type="math" data-latex="(x - 1)(x + 3)"></span> gives <span data-type="math" data-latex="7x + 1 = A(x + 3) + B(x - 1)"></span>, an equation between polynomials that holds for every <span data-type="math" data-latex="x"></span>. At <span data-type="math" data-latex="x = 1"></span> it says <span data-type="math" data-latex="8 = 4A"></span>, so <span data-type="math" data-latex="A = 2"></span>; at <span data-type="math" data-latex="x = -3"></span> it says <span data-type="math" data-latex="-20 = -4B"></span>, so <span data-type="math" data-latex="B = 5"></span>. The product is <span data-type="math" data-latex="10"></span>. If you got <span data-type="math" data-latex="7"></span>, you found the sum <span data-type="math" data-latex="A + B"></span>, which is the coefficient of <span data-type="math" data-latex="x"></span>.</p>', 'The equation
\frac{7x + 1}{(x - 1)(x + 3)} = \frac{A}{x - 1} + \frac{B}{x + 3}
holds for all x other than 1 and -3, where A and B are constants. What is the value of the product AB?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (334, 'SATM-0078', 'Bikes at a summer camp', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'advanced', 6.4, 'numerical', false, 0, '{math.ratios-percentages}', '{"40\\%","15\\%","24\\%"}', '<p>At a summer camp, <span data-type="math" data-latex="40\%"></span> of the campers are new, and the others have been there before. Of the new campers, <span data-type="math" data-latex="15\%"></span> bring a bike. Of all the campers, <span data-type="math" data-latex="24\%"></span> bring a bike.</p>
<p>What percentage of the campers who have been there before bring a bike? (Disregard the percent sign when you enter your answer.)</p>', '[]', '30', '<p>Imagine <span data-type="math" data-latex="100"></span> campers. Of the <span data-type="math" data-latex="40"></span> new ones, <span data-type="math" data-latex="15\%"></span> bring a bike, which is <span data-type="math" data-latex="6"></span> campers. In all, <span data-type="math" data-latex="24"></span> campers bring one, so <span data-type="math" data-latex="24 - 6 = 18"></span> of the other <span data-type="math" data-latex="60"></span> do, and <span data-type="math" data-latex="\frac{18}{60} = 30\%"></span>. If you found <span data-type="math" data-latex="33"></span>, you treated <span data-type="math" data-latex="24"></span> as the plain average of the two percentages; the groups are not equally large. The <span data-type="math" data-latex="18"></span> campers are <span data-type="math" data-latex="18\%"></span> of everybody, not of their own group.</p>', 'At a summer camp, 40\% of the campers are new, and the others have been there before. Of the new campers, 15\% bring a bike. Of all the campers, 24\% bring a bike.
What percentage of the campers who have been there before bring a bike? (Disregard the percent sign when you enter your answer.)', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (341, 'SATM-0085', 'Every value subtracted from 100', 'mathematics', 'Statistics', 'G11', 'high_school', 'advanced', 6.2, 'multiple_choice', false, 0, '{math.statistics}', '{X,Y,100}', '<p>In data set <span data-type="math" data-latex="X"></span>, the mean is less than the median. Data set <span data-type="math" data-latex="Y"></span> is made by subtracting each value in data set <span data-type="math" data-latex="X"></span> from <span data-type="math" data-latex="100"></span>.</p>
<p>Which statement about data set <span data-type="math" data-latex="Y"></span> must be true?</p>', '[{"id": "A", "html": "Its mean is greater than its median, and its standard deviation is equal to that of <span data-type=\"math\" data-latex=\"X\"></span>."}, {"id": "B", "html": "Its mean is greater than its median, and its standard deviation is less than that of <span data-type=\"math\" data-latex=\"X\"></span>."}, {"id": "C", "html": "Its mean is less than its median, and its standard deviation is equal to that of <span data-type=\"math\" data-latex=\"X\"></span>."}, {"id": "D", "html": "Its mean is less than its median, and its standard deviation is less than that of <span data-type=\"math\" data-latex=\"X\"></span>."}]', 'A', '<p>If <span data-type="math" data-latex="X"></span> has mean <span data-type="math" data-latex="m"></span> and median <span data-type="math" data-latex="d"></span>, then <span data-type="math" data-latex="Y"></span> has mean <span data-type="math" data-latex="100 - m"></span> and median <span data-type="math" data-latex="100 - d"></span>. Since <span data-type="math" data-latex="m < d"></span>, the mean <span data-type="math" data-latex="100 - m"></span> is the greater one: subtracting from <span data-type="math" data-latex="100"></span> reverses the order. The distances between the values and their mean stay the same, so the spread, and with it the standard deviation, does not change. Choices C and D overlook the reversal; choices B and D treat the spread as if it shrank with the subtraction.</p>', 'In data set X, the mean is less than the median. Data set Y is made by subtracting each value in data set X from 100.
Which statement about data set Y must be true?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 80, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (348, 'SATM-0092', 'An unequal number generator', 'mathematics', 'Geometry', 'G10', 'high_school', 'intermediate', 3.8, 'numerical', false, 0, '{math.probability}', '{0.12,0.28}', '<p>Each time it runs, a computer program outputs 1, 2, 3, or 4. The output is 1 with probability <span data-type="math" data-latex="0.12"></span> and 2 with probability <span data-type="math" data-latex="0.28"></span>. The output 3 is twice as likely as the output 4.</p>
<p>What is the probability that the output is an odd number?</p>', '[]', '0.52', '<p>All four probabilities add up to <span data-type="math" data-latex="1"></span>, so <span data-type="math" data-latex="1 - 0.12 - 0.28 = 0.6"></span> is left for the outputs 3 and 4. The output 3 gets two of three equal parts, which is <span data-type="math" data-latex="0.4"></span>. An odd output is 1 or 3, so its probability is <span data-type="math" data-latex="0.12 + 0.4 = 0.52"></span>. Splitting <span data-type="math" data-latex="0.6"></span> into halves gives <span data-type="math" data-latex="0.42"></span>, and giving the larger part to 4 leads to <span data-type="math" data-latex="0.32"></span>.</p>', 'Each time it runs, a computer program outputs 1, 2, 3, or 4. The output is 1 with probability 0.12 and 2 with probability 0.28. The output 3 is twice as likely as the output 4.
What is the probability that the output is an odd number?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 70, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (357, 'SATM-0101', 'An altitude splits the hypotenuse', 'mathematics', 'Geometry', 'G10', 'high_school', 'advanced', 6.2, 'multiple_choice', false, 0, '{math.geometry}', '{KLM,M,KL,N,"KN = 4","NL = 9",39,42.25,58.5,78}', '<p>Triangle <span data-type="math" data-latex="KLM"></span> has a right angle at <span data-type="math" data-latex="M"></span>. The altitude from <span data-type="math" data-latex="M"></span> meets the hypotenuse <span data-type="math" data-latex="KL"></span> at point <span data-type="math" data-latex="N"></span>, where <span data-type="math" data-latex="KN = 4"></span> and <span data-type="math" data-latex="NL = 9"></span>.</p>
<p>What is the area of triangle <span data-type="math" data-latex="KLM"></span>?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"39\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"42.25\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"58.5\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"78\"></span>"}]', 'A', '<p>The altitude makes two similar right triangles, <span data-type="math" data-latex="KNM"></span> and <span data-type="math" data-latex="MNL"></span>, so <span data-type="math" data-latex="\frac{KN}{MN} = \frac{MN}{NL}"></span>. That gives <span data-type="math" data-latex="MN^2 = 4 \cdot 9 = 36"></span> and <span data-type="math" data-latex="MN = 6"></span>. With the base <span data-type="math" data-latex="KL = 13"></span> the area is <span data-type="math" data-latex="\frac{1}{2} \cdot 13 \cdot 6 = 39"></span>. Using half the hypotenuse, <span data-type="math" data-latex="6.5"></span>, as the altitude gives <span data-type="math" data-latex="42.25"></span>, and using <span data-type="math" data-latex="NL = 9"></span> gives <span data-type="math" data-latex="58.5"></span>. The value <span data-type="math" data-latex="78"></span> leaves out the factor <span data-type="math" data-latex="\frac{1}{2}"></span>.</p>', 'Triangle KLM has a right angle at M. The altitude from M meets the hypotenuse KL at point N, where KN = 4 and NL = 9.
What is the area of triangle KLM?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 90, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (364, 'SATM-0108', 'A circle on a given diameter', 'mathematics', 'Geometry', 'G10', 'high_school', 'intermediate', 4.3, 'numerical', false, 1.2, '{math.coordinate-geometry}', '{"(-1, 6)","(7, 2)",xy,r,r^2}', '<p>The segment from <span data-type="math" data-latex="(-1, 6)"></span> to <span data-type="math" data-latex="(7, 2)"></span> in the <span data-type="math" data-latex="xy"></span>-plane is a diameter of a circle with radius <span data-type="math" data-latex="r"></span>.</p>
<p>What is the value of <span data-type="math" data-latex="r^2"></span>?</p>', '[]', '20', '<p>The center is the midpoint of the diameter, <span data-type="math" data-latex="\left(\frac{-1 + 7}{2}, \frac{6 + 2}{2}\right) = (3, 4)"></span>. The squared radius is the squared distance from the center to <span data-type="math" data-latex="(7, 2)"></span>, so <span data-type="math" data-latex="r^2 = (7 - 3)^2 + (2 - 4)^2 = 20"></span>. The squared diameter is <span data-type="math" data-latex="80"></span>, and half of it, <span data-type="math" data-latex="40"></span>, is not the squared radius: half the diameter means a quarter of its square.</p>', 'The segment from (-1, 6) to (7, 2) in the xy-plane is a diameter of a circle with radius r.
What is the value of r^2?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 80, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (372, 'SATM-0116', 'A sine equal to a cosine', 'mathematics', 'Geometry', 'G10', 'high_school', 'intermediate', 4.4, 'numerical', false, 5.3, '{math.trigonometry}', '{"(2w + 15)^\\circ","(3w + 10)^\\circ","\\sin (2w + 15)^\\circ = \\cos (3w + 10)^\\circ",w}', '<p>The angles with measures <span data-type="math" data-latex="(2w + 15)^\circ"></span> and <span data-type="math" data-latex="(3w + 10)^\circ"></span> are both acute, and</p>
<div data-type="math" data-latex="\sin (2w + 15)^\circ = \cos (3w + 10)^\circ"></div>
<p>What is the value of <span data-type="math" data-latex="w"></span>?</p>', '[]', '13', '<p>The sine of an acute angle equals the cosine of its complement, so the two measures add up to <span data-type="math" data-latex="90"></span>. Then <span data-type="math" data-latex="2w + 15 + 3w + 10 = 90"></span>, so <span data-type="math" data-latex="5w = 65"></span> and <span data-type="math" data-latex="w = 13"></span>. The angles are <span data-type="math" data-latex="41^\circ"></span> and <span data-type="math" data-latex="49^\circ"></span>, both acute. Setting the two measures equal gives <span data-type="math" data-latex="w = 5"></span>, but <span data-type="math" data-latex="\sin 25^\circ"></span> is not <span data-type="math" data-latex="\cos 25^\circ"></span>; a sum of <span data-type="math" data-latex="180"></span> gives <span data-type="math" data-latex="31"></span>.</p>', 'The angles with measures (2w + 15)^\circ and (3w + 10)^\circ are both acute, and
\sin (2w + 15)^\circ = \cos (3w + 10)^\circ
What is the value of w?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', NULL, NULL, 60, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (377, 'Q-377', 'A draft', 'mathematics', 'Geometry', 'G10', 'high_school', 'expert', 8, 'numerical', false, 2.2, '{math.trigonometry}', '{"\\frac{1}{"}', '<p>Find <span data-type="math" data-latex="\frac{1}{"></span>.</p>', '[]', '', '', 'Find \frac{1}{.', 1, '2026-11-24 02:49:20.791+00', '2026-11-24 02:49:20.791+00', NULL, 'TlRlMX_zrwoszMYIc_YFww', 110, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (376, 'SATM-0120', 'Edited, version 3', 'mathematics', 'Geometry', 'G10', 'high_school', 'expert', 8, 'numerical', false, 1.2, '{math.trigonometry}', '{DEF,"\\tan D = 2","\\tan E = 3",135,DE}', '<p>In triangle <span data-type="math" data-latex="DEF"></span>, <span data-type="math" data-latex="\tan D = 2"></span> and <span data-type="math" data-latex="\tan E = 3"></span>. The area of the triangle is <span data-type="math" data-latex="135"></span>.</p>
<p>What is the length of side <span data-type="math" data-latex="DE"></span>?</p>', '[]', '15', '<p>Both tangents are positive, so angles <span data-type="math" data-latex="D"></span> and <span data-type="math" data-latex="E"></span> are acute, and the altitude from <span data-type="math" data-latex="F"></span> meets <span data-type="math" data-latex="DE"></span> between its ends. If its length is <span data-type="math" data-latex="h"></span>, it splits <span data-type="math" data-latex="DE"></span> into parts of length <span data-type="math" data-latex="\frac{h}{2}"></span> and <span data-type="math" data-latex="\frac{h}{3}"></span>, so <span data-type="math" data-latex="DE = \frac{5}{6}h"></span>. The area is <span data-type="math" data-latex="\frac{1}{2} \cdot \frac{5}{6}h \cdot h = \frac{5}{12}h^2 = 135"></span>, which gives <span data-type="math" data-latex="h^2 = 324"></span> and <span data-type="math" data-latex="h = 18"></span>. So <span data-type="math" data-latex="DE = \frac{5}{6} \cdot 18 = 15"></span>; the answer <span data-type="math" data-latex="18"></span> is the altitude. Taking <span data-type="math" data-latex="2h"></span> and <span data-type="math" data-latex="3h"></span> for the two parts turns the tangent ratios upside down.</p>', 'In triangle DEF, \tan D = 2 and \tan E = 3. The area of the triangle is 135.
What is the length of side DE?', 3, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:20.734+00', NULL, NULL, 110, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (375, 'SATM-0119', 'A ratio in terms of the angle at the top', 'mathematics', 'Precalculus', 'G11', 'high_school', 'expert', 8.2, 'multiple_choice', false, 4.6, '{math.trigonometry}', '{PQR,"PQ = PR",P,"\\theta","0^\\circ < \\theta < 90^\\circ",Q,PR,H,"\\dfrac{HR}{QR}","\\cos \\dfrac{\\theta}{2}","\\sin \\dfrac{\\theta}{2}","\\sin \\theta","\\tan \\dfrac{\\theta}{2}"}', '<p>In triangle <span data-type="math" data-latex="PQR"></span>, <span data-type="math" data-latex="PQ = PR"></span>, and the measure of angle <span data-type="math" data-latex="P"></span> is <span data-type="math" data-latex="\theta"></span>, where <span data-type="math" data-latex="0^\circ < \theta < 90^\circ"></span>. The perpendicular from <span data-type="math" data-latex="Q"></span> to side <span data-type="math" data-latex="PR"></span> meets <span data-type="math" data-latex="PR"></span> at point <span data-type="math" data-latex="H"></span>.</p>
<p>Which expression is equal to <span data-type="math" data-latex="\dfrac{HR}{QR}"></span>?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"\\cos \\dfrac{\\theta}{2}\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"\\sin \\dfrac{\\theta}{2}\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"\\sin \\theta\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"\\tan \\dfrac{\\theta}{2}\"></span>"}]', 'B', '<p>Triangle <span data-type="math" data-latex="QHR"></span> has a right angle at <span data-type="math" data-latex="H"></span>, so <span data-type="math" data-latex="\frac{HR}{QR} = \cos R"></span>. The base angles of triangle <span data-type="math" data-latex="PQR"></span> are equal, so angle <span data-type="math" data-latex="R"></span> measures <span data-type="math" data-latex="\frac{180^\circ - \theta}{2} = 90^\circ - \frac{\theta}{2}"></span>, and its cosine is the sine of the complement: <span data-type="math" data-latex="\sin\frac{\theta}{2}"></span>. Choice A is <span data-type="math" data-latex="\frac{QH}{QR}"></span>, choice D is <span data-type="math" data-latex="\frac{HR}{QH}"></span>, and choice C is <span data-type="math" data-latex="\frac{QH}{PQ}"></span>, a ratio in the other right triangle.</p>', 'In triangle PQR, PQ = PR, and the measure of angle P is \theta, where 0^\circ < \theta < 90^\circ. The perpendicular from Q to side PR meets PR at point H.
Which expression is equal to \dfrac{HR}{QR}?', 1, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:20.759+00', NULL, 110, '{}', NULL, NULL, 'assessment');
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds, accepted_answers, answer_tolerance, answer_unit, pool) VALUES (378, 'Q-378', 'Edited, version 3', 'mathematics', 'Geometry', 'G10', 'high_school', 'expert', 8, 'numerical', false, 1.2, '{math.trigonometry}', '{DEF,"\\tan D = 2","\\tan E = 3",135,DE}', '<p>In triangle <span data-type="math" data-latex="DEF"></span>, <span data-type="math" data-latex="\tan D = 2"></span> and <span data-type="math" data-latex="\tan E = 3"></span>. The area of the triangle is <span data-type="math" data-latex="135"></span>.</p>
<p>What is the length of side <span data-type="math" data-latex="DE"></span>?</p>', '[]', '15', '<p>Both tangents are positive, so angles <span data-type="math" data-latex="D"></span> and <span data-type="math" data-latex="E"></span> are acute, and the altitude from <span data-type="math" data-latex="F"></span> meets <span data-type="math" data-latex="DE"></span> between its ends. If its length is <span data-type="math" data-latex="h"></span>, it splits <span data-type="math" data-latex="DE"></span> into parts of length <span data-type="math" data-latex="\frac{h}{2}"></span> and <span data-type="math" data-latex="\frac{h}{3}"></span>, so <span data-type="math" data-latex="DE = \frac{5}{6}h"></span>. The area is <span data-type="math" data-latex="\frac{1}{2} \cdot \frac{5}{6}h \cdot h = \frac{5}{12}h^2 = 135"></span>, which gives <span data-type="math" data-latex="h^2 = 324"></span> and <span data-type="math" data-latex="h = 18"></span>. So <span data-type="math" data-latex="DE = \frac{5}{6} \cdot 18 = 15"></span>; the answer <span data-type="math" data-latex="18"></span> is the altitude. Taking <span data-type="math" data-latex="2h"></span> and <span data-type="math" data-latex="3h"></span> for the two parts turns the tangent ratios upside down.</p>', 'In triangle DEF, \tan D = 2 and \tan E = 3. The area of the triangle is 135.
What is the length of side DE?', 3, '2026-11-24 02:49:16.302+00', '2026-11-24 02:49:20.734+00', NULL, 'TlRlMX_zrwoszMYIc_YFww', 110, '{}', NULL, NULL, 'assessment');


--
-- Data for Name: responses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (1, '5e43b6e9-32ba-4a5d-9700-88ef11c6859d', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 262, 1, 'assessment', 0, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.linear-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.083+00', '2026-11-24 02:49:18.102+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (2, 'd1abc305-9df8-4778-9c09-d509c08a2e4e', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 262, 1, 'assessment', 0, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.linear-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.154+00', '2026-11-24 02:49:18.185+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (3, 'ce6c774b-f7dd-4d4f-bca4-6c9edf94ff80', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 326, 1, 'assessment', 1, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.rational-expressions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.268+00', '2026-11-24 02:49:18.285+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (4, '8eb1ac3c-8d8f-40a6-9c22-892ec8ba859e', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 326, 1, 'assessment', 1, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.rational-expressions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.309+00', '2026-11-24 02:49:18.313+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (5, 'c98e98d2-4c0a-4d19-ae57-79796357f98a', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 348, 1, 'assessment', 2, 1, '{"text": "0.52"}', false, 0, 'right', 60000, false, '{"load": [["math.probability", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-24 02:49:18.359+00', '2026-11-24 02:49:18.363+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (6, 'a965ded7-0a00-40b7-9ed4-d20a6425f331', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 278, 1, 'assessment', 3, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.systems-of-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.392+00', '2026-11-24 02:49:18.396+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (7, '01eaf210-9a89-4535-a189-9d226f65fb8b', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 278, 1, 'assessment', 3, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.systems-of-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.415+00', '2026-11-24 02:49:18.42+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (8, 'b5259fa4-df8c-44cb-b6fb-6580e8455491', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 300, 1, 'assessment', 4, 1, '{"text": "-3"}', false, 0, 'right', 60000, false, '{"load": [["math.polynomials", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-24 02:49:18.443+00', '2026-11-24 02:49:18.45+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (9, 'f88f39ec-3344-48fa-b160-50995d3f4c6b', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 364, 1, 'assessment', 5, 1, '{"text": "20"}', false, 0, 'right', 60000, false, '{"load": [["math.coordinate-geometry", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-24 02:49:18.489+00', '2026-11-24 02:49:18.493+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (10, '3ada4ca5-f90a-42db-ae48-45cf6152153f', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 286, 1, 'assessment', 6, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.inequalities", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.516+00', '2026-11-24 02:49:18.52+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (11, '2d69c285-4dc6-4439-9f9f-b8bf168ab39a', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 286, 1, 'assessment', 6, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.inequalities", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.544+00', '2026-11-24 02:49:18.549+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (12, 'f7b1252e-d1f2-4a74-8ae7-fc67ed79f840', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 292, 1, 'assessment', 7, 1, '{"text": "20"}', false, 0, 'right', 60000, false, '{"load": [["math.quadratics", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-24 02:49:18.582+00', '2026-11-24 02:49:18.586+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (13, 'f6eaeaed-8364-4432-b335-30311a8b3800', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 310, 1, 'assessment', 8, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.functions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.611+00', '2026-11-24 02:49:18.616+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (14, '5e58401c-a4e4-4ac4-b8e6-2c7297d4a270', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 310, 1, 'assessment', 8, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.functions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.638+00', '2026-11-24 02:49:18.641+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (15, '9d425f75-05fb-4bb7-98d9-bd3ebe660021', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 260, 1, 'assessment', 9, 1, '{"text": "18"}', false, 0, 'right', 60000, false, '{"load": [["math.linear-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-24 02:49:18.673+00', '2026-11-24 02:49:18.677+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (16, 'c6620e26-87f9-4f1c-99a5-f0be8866bca9', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 334, 1, 'assessment', 10, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.ratios-percentages", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.702+00', '2026-11-24 02:49:18.705+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (17, '8b2d07b0-a2dd-4ae9-942f-fd66b6d41f70', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 334, 1, 'assessment', 10, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.ratios-percentages", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.725+00', '2026-11-24 02:49:18.728+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (18, '71bfe9a0-5474-4560-b89d-463f31df3978', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 372, 1, 'assessment', 11, 1, '{"text": "13"}', false, 0, 'right', 60000, false, '{"load": [["math.trigonometry", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-24 02:49:18.75+00', '2026-11-24 02:49:18.756+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (19, 'a5e81144-3977-42cc-95b0-74ea61151983', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 268, 1, 'assessment', 12, 1, '{"text": "15"}', false, 0, 'right', 60000, false, '{"load": [["math.linear-functions", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-24 02:49:18.794+00', '2026-11-24 02:49:18.798+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (20, '45fad76c-4cf3-4186-acc3-c1d6301416bd', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 294, 1, 'assessment', 13, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.quadratics", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.819+00', '2026-11-24 02:49:18.822+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (21, '6d665cad-80db-459a-bc17-fdcac6a04531', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 294, 1, 'assessment', 13, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.quadratics", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.841+00', '2026-11-24 02:49:18.844+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (22, '54f614f0-0d3d-4307-9887-92e726cee058', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 316, 1, 'assessment', 14, 1, '{"text": "4"}', false, 0, 'right', 60000, false, '{"load": [["math.exponentials-logarithms", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-24 02:49:18.87+00', '2026-11-24 02:49:18.873+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (23, '7d7f00f9-5ac1-4819-a3a2-e1f47f68fa98', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 276, 1, 'assessment', 15, 1, '{"text": "6"}', false, 0, 'right', 60000, false, '{"load": [["math.systems-of-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": -0.21439372612409657, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.066625972530521}', '2026-11-24 02:49:18.903+00', '2026-11-24 02:49:18.906+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (24, 'eab20c82-f5e6-4c82-95a1-1b5c5bbc40c7', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 341, 1, 'assessment', 16, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.statistics", 1]], "guess": 0.25, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.927+00', '2026-11-24 02:49:18.93+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (25, '891fc28a-394e-4784-a6a5-a906da2597d7', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 341, 1, 'assessment', 16, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.statistics", 1]], "guess": 0.25, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.954+00', '2026-11-24 02:49:18.963+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (26, 'c5575e6d-4932-4441-aa9c-a8be27ec3408', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 357, 1, 'assessment', 17, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.geometry", 1]], "guess": 0.25, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:18.986+00', '2026-11-24 02:49:18.989+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (27, '32615d56-5b78-418b-87cb-f30321f71d2a', 'n4DqG2V_PGYf1OAbAuAdkw', 'ZSMv4roV-vV7nOvjxdLqnw', 357, 1, 'assessment', 17, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.geometry", 1]], "guess": 0.25, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:19.013+00', '2026-11-24 02:49:19.016+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (28, 'c24cdd0b-4298-4659-8c98-709ad9a7bf0f', 'PdlTKPpVO8KQYEKMOfGZ5Q', NULL, 278, 1, 'assessment', 0, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.systems-of-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:19.074+00', '2026-11-24 02:49:19.076+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (29, 'a0a4b63d-51cb-4077-b03e-72e00fb6e093', 'PdlTKPpVO8KQYEKMOfGZ5Q', NULL, 278, 1, 'assessment', 0, 2, NULL, true, 0, 'unknown', 60000, false, '{"load": [["math.systems-of-equations", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:19.101+00', '2026-11-24 02:49:19.103+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (30, '3105e81f-12e7-417a-9851-b6636c430d0a', 'PdlTKPpVO8KQYEKMOfGZ5Q', NULL, 318, 1, 'assessment', 1, 1, NULL, false, 0, 'unknown', 60000, false, '{"load": [["math.exponentials-logarithms", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:49:19.131+00', '2026-11-24 02:49:19.132+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (31, '3cc7c754-2d70-4bf6-a875-b0e7fba97b0a', 'FpGN57lhFetr7KosiN-x9A', NULL, 286, 1, 'assessment', 0, 1, NULL, false, 0, 'unknown', 60061, false, '{"load": [["math.inequalities", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:50:36.144+00', '2026-11-24 02:49:36.212+00');
INSERT INTO public.responses (id, client_key, run_id, user_id, question_id, question_version, purpose, "position", attempt, answer, tried, hints, outcome, elapsed_ms, rushed, curve, answered_at, recorded_at) VALUES (32, 'eda2b92d-0d56-4ed8-a536-40d6da0d42f0', 'FpGN57lhFetr7KosiN-x9A', NULL, 286, 1, 'assessment', 0, 2, NULL, true, 0, 'unknown', 120132, false, '{"load": [["math.inequalities", 1]], "guess": 0.02, "slope": 1.116522518763137, "guessed": true, "difficulty": 0.21439372612409652, "slopeDoubt": 0.3872013361996953, "difficultyDoubt": 1.0666259725305212}', '2026-11-24 02:51:36.215+00', '2026-11-24 02:49:36.313+00');


--
-- Data for Name: saved_plans; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('ZSMv4roV-vV7nOvjxdLqnw', '1795488557638', false, '2026-11-24 02:49:17.638+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}, {"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": ["IB Mathematics: Applications and Interpretation SL", "IB Biology HL"], "excluded": ["chemistry"], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 38 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. This plan aims for a 7 in IB Math AI SL and IB Biology HL. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": [174]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": [53]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 40}}, "skill": "math.probability", "minutes": 40, "problemIds": [149]}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": [51]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": []}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [150]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 20}}, "skill": "biology.biochemistry", "minutes": 20, "problemIds": [48]}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 25}}, "skill": "biology.biochemistry", "minutes": 25, "problemIds": [45]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 25}}, "skill": "math.polynomials", "minutes": 25, "problemIds": [168]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}], "minutes": 105, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2026-11-24", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.registerLate", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2026-12-05", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "points": {"now": 520, "target": 750, "highest": 800}, "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.088, "mastery": 0.535, "minutes": 70, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.07, "mastery": 0.467, "minutes": 45, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.065, "mastery": 0.467, "minutes": 40, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-ai-sl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.031, "mastery": 0.43, "minutes": 80, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.biochemistry"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.biochemistry", "exam": "IB", "skills": ["biology.biochemistry"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.43, "minutes": 45, "subject": "biology"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.energy-metabolism"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.energy-metabolism", "exam": "IB", "skills": ["biology.energy-metabolism"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.43, "minutes": 40, "subject": "biology"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "skill.math.probability"]}, "minutes": 150}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas"]}, "minutes": 85}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.biology.biochemistry", "skill.biology.energy-metabolism"]}, "minutes": 85}}, "module": "module.science"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 38}}, {"key": "need.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.sitting", "values": {"date": {"date": "2026-12-05"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.registerLate", "values": {"deadline": {"date": "2026-11-24"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 48, "skill": "biology.biochemistry", "title": "Over the hill and back again with an enzyme"}, {"id": 53, "skill": "biology.energy-metabolism", "title": "A leaf’s carbon balance over a day and a night"}, {"id": 168, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 150, "skill": "math.probability", "title": "The frost alarm rings. Is it really freezing?"}, {"id": 45, "skill": "biology.biochemistry", "title": "Two inhibitors and a rising substrate level"}, {"id": 51, "skill": "biology.energy-metabolism", "title": "The Calvin cycle when the lamp goes out"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Probability: part of IB Math AI SL, usually taught in grade 12, so practice while it is fresh.", "Biochemistry: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh.", "Photosynthesis and respiration: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (25 min): “Two coffees and one bedtime”", "Practice Central ideas and details (20 min)", "Practice Photosynthesis and respiration (20 min): “A leaf’s carbon balance over a day and a night”"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (25 min)", "Practice Probability (40 min): “Two jazz songs in a row”"]}, {"day": "Wednesday", "tasks": ["Practice Command of evidence (20 min)", "Practice Photosynthesis and respiration (20 min): “The Calvin cycle when the lamp goes out”", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Probability (20 min): “The frost alarm rings. Is it really freezing?”", "Practice Text structure and purpose (20 min)", "Practice Biochemistry (20 min): “Over the hill and back again with an enzyme”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Biochemistry (25 min): “Two inhibitors and a rising substrate level”", "Practice Polynomials (25 min): “Two different cuts, one box volume”", "Practice Probability (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 150 minutes a week on Advanced Math and Probability.", "English: 85 minutes a week on Craft and Structure; Information and Ideas.", "Science: 85 minutes a week on Biochemistry; Photosynthesis and respiration.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 174, "title": "Two coffees and one bedtime"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 48, "title": "Over the hill and back again with an enzyme"}, {"id": 53, "title": "A leaf’s carbon balance over a day and a night"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 150, "title": "The frost alarm rings. Is it really freezing?"}, {"id": 45, "title": "Two inhibitors and a rising substrate level"}, {"id": 51, "title": "The Calvin cycle when the lamp goes out"}]}, "context": {"exam": "SAT", "goal": "IB 7, 1500+, 수학, not chemistry", "grade": "G12", "country": "CA", "courses": ["ib.math-ai-sl", "ib.biology-hl"], "targets": [{"name": "SAT Math", "target": 780}]}}', '2026-11-24 02:49:17.682+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('ZSMv4roV-vV7nOvjxdLqnw', '17954885576381', false, '2026-11-24 02:49:17.638+00', '{"result": {"summary": "Start with linear equations. 수학 數學 数学 🎓", "weaknesses": ["Linear equations"], "nextWeekPlan": [{"day": "Mon", "tasks": ["Solve three equations"]}], "recommendedModules": ["Math"], "recommendedProblems": [{"id": 1, "title": "Where two lines meet"}]}, "context": {"goal": "SAT_1500_PLUS", "grade": "G11", "country": "US"}}', '2026-11-24 02:49:17.682+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('ZSMv4roV-vV7nOvjxdLqnw', '17954885576382', true, '2026-11-24 02:49:18.639+00', NULL, '2026-11-24 02:49:17.682+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('ZSMv4roV-vV7nOvjxdLqnw', '1795488559190', false, '2026-11-24 02:49:19.19+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "Your SAT Math levels are measured, from 18 of your answers. The levels in SAT Reading and Writing are what is expected for grade 11, not measured. Reaching 1500 means about 750 in Reading and Writing and 750 in Math. The measured levels are provisional: how hard most of these questions are is still our own estimate. Start with Craft and Structure: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 20}}, "skill": "english.comparing-texts", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.rational-expressions"}, "minutes": 20}}, "skill": "math.rational-expressions", "minutes": 20, "problemIds": [171]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.grammar-usage"}, "minutes": 20}}, "skill": "english.grammar-usage", "minutes": 20, "problemIds": []}], "minutes": 60, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 25}}, "skill": "math.functions", "minutes": 25, "problemIds": [176]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": []}], "minutes": 45, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.inequalities"}, "minutes": 25}}, "skill": "math.inequalities", "minutes": 25, "problemIds": [142]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}], "minutes": 45, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 25}}, "skill": "english.evidence", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.systems-of-equations"}, "minutes": 20}}, "skill": "math.systems-of-equations", "minutes": 20, "problemIds": [169]}], "minutes": 45, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 32, "section": {"term": "section.sat.reading-writing"}}}, "skill": null, "minutes": 32, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 25}}, "skill": "english.sentence-boundaries", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.statistics"}, "minutes": 20}}, "skill": "math.statistics", "minutes": 20, "problemIds": [145]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.words-in-context"}, "minutes": 15}}, "skill": "english.words-in-context", "minutes": 15, "problemIds": []}], "minutes": 92, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 310}, "dates": [{"date": "2026-11-24", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.registerLate", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2026-12-05", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 460}}, "area": "domain.sat.craft-structure", "exam": "SAT", "basis": "expected", "points": {"now": 450, "target": 750, "highest": 800}, "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.14, "mastery": 0.412, "minutes": 55, "subject": "english"}, {"low": 0.32, "why": {"key": "why.needsWorkSkill", "values": {"low": 3, "area": {"term": "domain.sat.advanced-math"}, "high": 7, "share": 35, "skill": {"term": "skill.math.functions"}, "target": 9, "section": {"term": "section.sat.math"}}}, "area": "domain.sat.advanced-math", "exam": "SAT", "high": 0.697, "basis": "measured", "skills": ["math.functions", "math.rational-expressions", "math.quadratics", "math.exponentials-logarithms", "math.polynomials"], "stance": "practise", "target": 0.856, "weight": 0.175, "answers": 6, "mastery": 0.509, "minutes": 45, "subject": "mathematics", "verdict": "needs_work", "provisional": true}, {"low": 0.319, "why": {"key": "why.needsWorkSkill", "values": {"low": 3, "area": {"term": "domain.sat.algebra"}, "high": 7, "share": 35, "skill": {"term": "skill.math.inequalities"}, "target": 9, "section": {"term": "section.sat.math"}}}, "area": "domain.sat.algebra", "exam": "SAT", "high": 0.698, "basis": "measured", "skills": ["math.inequalities", "math.systems-of-equations", "math.linear-equations", "math.linear-functions"], "stance": "practise", "target": 0.856, "weight": 0.175, "answers": 6, "mastery": 0.509, "minutes": 45, "subject": "mathematics", "verdict": "needs_work", "provisional": true}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 460}}, "area": "domain.sat.information-ideas", "exam": "SAT", "basis": "expected", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.463, "minutes": 45, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.conventions"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 460}}, "area": "domain.sat.conventions", "exam": "SAT", "basis": "expected", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.sentence-boundaries", "english.grammar-usage"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.463, "minutes": 45, "subject": "english"}, {"low": 0.285, "why": {"key": "why.needsWorkSkill", "values": {"low": 2, "area": {"term": "domain.sat.problem-solving-data"}, "high": 7, "share": 15, "skill": {"term": "skill.math.statistics"}, "target": 9, "section": {"term": "section.sat.math"}}}, "area": "domain.sat.problem-solving-data", "exam": "SAT", "high": 0.694, "basis": "measured", "skills": ["math.statistics", "math.ratios-percentages", "math.probability"], "stance": "practise", "target": 0.856, "weight": 0.075, "answers": 3, "mastery": 0.489, "minutes": 20, "subject": "mathematics", "verdict": "needs_work", "provisional": true}], "goals": [{"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G11", "today": "2026-11-23", "country": "US"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas", "domain.sat.conventions"]}, "minutes": 145}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "domain.sat.algebra", "domain.sat.problem-solving-data"]}, "minutes": 110}}, "module": "module.math"}, {"why": {"key": "reason.timed", "values": {"minutes": 32, "section": {"term": "section.sat.reading-writing"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.english.comparing-texts"}], "summary": [{"key": "stand.measured", "values": {"answers": 18, "section": {"term": "section.sat.math"}}}, {"key": "stand.expectedRest", "values": {"grade": {"term": "grade.G11"}, "sections": {"terms": ["section.sat.reading-writing"]}}}, {"key": "need.satTargets", "values": {"math": 750, "target": 1500, "reading": 750}}, {"key": "also.provisional", "values": {}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.craft-structure"}}}, {"key": "next.sitting", "values": {"date": {"date": "2026-12-05"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.registerLate", "values": {"deadline": {"date": "2026-11-24"}}}], "version": 2, "problems": [{"id": 176, "skill": "math.functions", "title": "Which discount should come first?"}, {"id": 142, "skill": "math.inequalities", "title": "How long may the glider wait?"}, {"id": 145, "skill": "math.statistics", "title": "A typing slip in a bird count"}, {"id": 171, "skill": "math.rational-expressions", "title": "Two 3D printers share a chess set"}, {"id": 169, "skill": "math.systems-of-equations", "title": "One remainder built from two others"}, {"id": 130, "skill": "math.ratios-percentages", "title": "Percent or percentage points?"}, {"id": 168, "skill": "math.quadratics", "title": "Two different cuts, one box volume"}, {"id": 133, "skill": "math.linear-equations", "title": "Rearranging a ferry company’s price formula"}]}, "weaknesses": ["Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 460 in that section, and your goal needs about 750.", "Advanced Math needs work, this part first: Functions. You know between 3 and 7 of 10 medium questions, a range that is right 8 times out of 10, and your goal needs about 9. This is 35% of SAT Math.", "Algebra needs work, this part first: Inequalities. You know between 3 and 7 of 10 medium questions, a range that is right 8 times out of 10, and your goal needs about 9. This is 35% of SAT Math.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 460 in that section, and your goal needs about 750.", "Standard English Conventions is 26% of SAT Reading and Writing: on-track students are near 460 in that section, and your goal needs about 750.", "Problem-Solving and Data Analysis needs work, this part first: Statistics. You know between 2 and 7 of 10 medium questions, a range that is right 8 times out of 10, and your goal needs about 9. This is 15% of SAT Math."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Comparing texts (20 min)", "Practice Rational expressions (20 min): “Two 3D printers share a chess set”", "Practice Grammar and usage (20 min)"]}, {"day": "Tuesday", "tasks": ["Practice Functions (25 min): “Which discount should come first?”", "Practice Text structure and purpose (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Inequalities (25 min): “How long may the glider wait?”", "Practice Central ideas and details (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Command of evidence (25 min)", "Practice Systems of equations (20 min): “One remainder built from two others”"]}, {"day": "Saturday", "tasks": ["Timed SAT Reading and Writing practice under exam conditions (32 min)", "Practice Sentence boundaries (25 min)", "Practice Statistics (20 min): “A typing slip in a bird count”", "Practice Words in context (15 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["English: 145 minutes a week on Craft and Structure; Information and Ideas; Standard English Conventions.", "Math: 110 minutes a week on Advanced Math; Algebra; Problem-Solving and Data Analysis.", "Test Prep: Timed SAT Reading and Writing practice on Saturday, 32 minutes.", "Comparing texts: Start your week by practicing this."], "recommendedProblems": [{"id": 176, "title": "Which discount should come first?"}, {"id": 142, "title": "How long may the glider wait?"}, {"id": 145, "title": "A typing slip in a bird count"}, {"id": 171, "title": "Two 3D printers share a chess set"}, {"id": 169, "title": "One remainder built from two others"}, {"id": 130, "title": "Percent or percentage points?"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 133, "title": "Rearranging a ferry company’s price formula"}]}, "context": {"goal": "SAT_1500_PLUS", "grade": "G11", "country": "US"}}', '2026-11-24 02:49:19.198+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('TlRlMX_zrwoszMYIc_YFww', '1795488563000', false, '2026-11-24 02:49:23+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "A student on track in grade 12 has an SAT score of about 1010; we start from there until you have a score of your own. Reaching 1500 means about 750 in Reading and Writing and 750 in Math: 490 points above that starting point. That is more than most students gain by December 5, 2026. By our estimate, a realistic first milestone is about 1040. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [174]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-functions"}, "minutes": 15}}, "skill": "math.linear-functions", "minutes": 15, "problemIds": [137]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.inference"}, "minutes": 20}}, "skill": "english.inference", "minutes": 20, "problemIds": []}], "minutes": 75, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 20}}, "skill": "english.comparing-texts", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 15}}, "skill": "math.probability", "minutes": 15, "problemIds": [149]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.grammar-usage"}, "minutes": 20}}, "skill": "english.grammar-usage", "minutes": 20, "problemIds": []}], "minutes": 55, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.systems-of-equations"}, "minutes": 20}}, "skill": "math.systems-of-equations", "minutes": 20, "problemIds": [169]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": [190]}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-equations"}, "minutes": 20}}, "skill": "math.linear-equations", "minutes": 20, "problemIds": [131]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 15}}, "skill": "english.sentence-boundaries", "minutes": 15, "problemIds": []}], "minutes": 55, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 20}}, "skill": "english.sentence-boundaries", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 20}}, "skill": "math.polynomials", "minutes": 20, "problemIds": [168]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.ratios-percentages"}, "minutes": 15}}, "skill": "math.ratios-percentages", "minutes": 15, "problemIds": [176]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.words-in-context"}, "minutes": 20}}, "skill": "english.words-in-context", "minutes": 20, "problemIds": []}], "minutes": 110, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2026-11-24", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.registerLate", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2026-12-05", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "points": {"now": 520, "target": 750, "highest": 800}, "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.535, "minutes": 60, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.14, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.algebra"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.algebra", "exam": "SAT", "points": {"now": 540, "target": 750, "highest": 800}, "skills": ["math.systems-of-equations", "math.linear-equations", "math.linear-functions", "math.inequalities"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.573, "minutes": 55, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.conventions"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.conventions", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.sentence-boundaries", "english.grammar-usage"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 55, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.problem-solving-data"}, "share": 15, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.problem-solving-data", "exam": "SAT", "points": {"now": 510, "target": 750, "highest": 800}, "skills": ["math.probability", "math.ratios-percentages", "math.statistics"], "stance": "practise", "target": 0.917, "weight": 0.075, "mastery": 0.51, "minutes": 30, "subject": "mathematics"}], "goals": [{"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas", "domain.sat.conventions"]}, "minutes": 175}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "domain.sat.algebra", "domain.sat.problem-solving-data"]}, "minutes": 145}}, "module": "module.math"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.score", "values": {"exam": {"term": "exam.SAT"}, "grade": {"term": "grade.G12"}, "expected": 1010}}, {"key": "need.sat", "values": {"gap": 490, "math": 750, "target": 1500, "reading": 750}}, {"key": "need.milestone", "values": {"date": {"date": "2026-12-05"}, "milestone": 1040}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.sitting", "values": {"date": {"date": "2026-12-05"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.registerLate", "values": {"deadline": {"date": "2026-11-24"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 169, "skill": "math.systems-of-equations", "title": "One remainder built from two others"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 168, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 131, "skill": "math.linear-equations", "title": "How many kilograms of dried mango?"}, {"id": 176, "skill": "math.ratios-percentages", "title": "Which discount should come first?"}, {"id": 190, "skill": "math.functions", "title": "A model train that changes direction"}, {"id": 137, "skill": "math.linear-functions", "title": "Where a home-made temperature scale agrees"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Algebra is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Standard English Conventions is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Problem-Solving and Data Analysis is 15% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”", "Practice Text structure and purpose (20 min)", "Practice Linear functions (15 min): “Where a home-made temperature scale agrees”", "Practice Inference (20 min)"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (20 min)", "Practice Probability (15 min): “Two jazz songs in a row”", "Practice Grammar and usage (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Systems of equations (20 min): “One remainder built from two others”", "Practice Central ideas and details (20 min)", "Practice Functions (20 min): “A model train that changes direction”"]}, {"day": "Thursday", "tasks": ["Practice Command of evidence (20 min)", "Practice Linear equations (20 min): “How many kilograms of dried mango?”", "Practice Sentence boundaries (15 min)"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Sentence boundaries (20 min)", "Practice Polynomials (20 min): “Two different cuts, one box volume”", "Practice Ratios and percentages (15 min): “Which discount should come first?”", "Practice Words in context (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["English: 175 minutes a week on Craft and Structure; Information and Ideas; Standard English Conventions.", "Math: 145 minutes a week on Advanced Math; Algebra; Problem-Solving and Data Analysis.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 174, "title": "Two coffees and one bedtime"}, {"id": 169, "title": "One remainder built from two others"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 131, "title": "How many kilograms of dried mango?"}, {"id": 176, "title": "Which discount should come first?"}, {"id": 190, "title": "A model train that changes direction"}, {"id": 137, "title": "Where a home-made temperature scale agrees"}]}, "context": {"goal": "SAT_1500_PLUS", "grade": "G12", "country": "CA"}}', '2026-11-24 02:49:23.108+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('TlRlMX_zrwoszMYIc_YFww', '1795488565102', false, '2026-11-24 02:49:25.102+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}], "topics": [], "assumed": [{"kind": "course", "value": "IB Mathematics: Analysis and Approaches HL"}, {"kind": "course", "value": "IB Physics SL"}, {"kind": "course", "value": "IB English A: Language and Literature SL"}], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 29 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. You named no course, so we picked IB Math AA HL, IB Physics SL, and IB English A to fit your grade, and this plan aims for a 7. Start with Momentum: given its weight and how far you have to go, this is where you can gain the most. IB exams run from April 23, 2027 to May 22, 2027; sources differ by a few days, so ask your school for your exam days. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [240]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [174]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [238]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [175]}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [250]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [149]}], "minutes": 70, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [150]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 15}}, "skill": "physics.momentum", "minutes": 15, "problemIds": []}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "review", "text": {"key": "task.selfTest", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [251]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 25}}, "skill": "math.probability", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}], "minutes": 95, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.momentum"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.momentum", "exam": "IB", "skills": ["physics.momentum"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.43, "minutes": 55, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.fields"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.fields", "exam": "IB", "skills": ["physics.fields"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.43, "minutes": 50, "subject": "physics"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.literary-analysis"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.literary-analysis", "exam": "IB", "skills": ["english.literary-analysis"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.comparing-texts"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.comparing-texts", "exam": "IB", "skills": ["english.comparing-texts"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.exponentials-logarithms"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.exponentials-logarithms", "exam": "IB", "skills": ["math.exponentials-logarithms"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.43, "minutes": 65, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.43, "minutes": 65, "subject": "mathematics"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.math.exponentials-logarithms", "skill.math.probability"]}, "minutes": 130}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 105}}, "module": "module.science"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.english.literary-analysis", "skill.english.comparing-texts"]}, "minutes": 100}}, "module": "module.english"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.physics.momentum"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 29}}, {"key": "need.coursesChosen", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}, {"key": "first.practise", "values": {"area": {"term": "skill.physics.momentum"}}}, {"key": "next.window", "values": {"end": {"date": "2027-05-22"}, "exam": {"term": "exam.IB"}, "start": {"date": "2027-04-23"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 240, "skill": "physics.momentum", "title": "Stopping in space with a bag of tools"}, {"id": 250, "skill": "physics.fields", "title": "Which way is the electron pushed?"}, {"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 238, "skill": "physics.momentum", "title": "How hard does the wall hit the ball?"}, {"id": 251, "skill": "physics.fields", "title": "Counting electrons on a floating droplet"}, {"id": 175, "skill": "math.exponentials-logarithms", "title": "Finding the room temperature from cooling soup"}, {"id": 150, "skill": "math.probability", "title": "The frost alarm rings. Is it really freezing?"}]}, "weaknesses": ["Momentum: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Electric and magnetic fields: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Literary analysis: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Comparing texts: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Exponentials and logarithms: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh.", "Probability: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Momentum (20 min): “Stopping in space with a bag of tools”", "Practice Literary analysis (25 min)", "Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”"]}, {"day": "Tuesday", "tasks": ["Practice Literary analysis (25 min)", "Practice Momentum (20 min): “How hard does the wall hit the ball?”", "Practice Exponentials and logarithms (20 min): “Finding the room temperature from cooling soup”"]}, {"day": "Wednesday", "tasks": ["Practice Comparing texts (25 min)", "Practice Electric and magnetic fields (25 min): “Which way is the electron pushed?”", "Practice Probability (20 min): “Two jazz songs in a row”"]}, {"day": "Thursday", "tasks": ["Practice Exponentials and logarithms (25 min)", "Practice Probability (20 min): “The frost alarm rings. Is it really freezing?”", "Practice Momentum (15 min)"]}, {"day": "Saturday", "tasks": ["Test yourself without notes on Momentum; Electric and magnetic fields (20 min)", "Practice Electric and magnetic fields (25 min): “Counting electrons on a floating droplet”", "Practice Probability (25 min)", "Practice Comparing texts (25 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 130 minutes a week on Exponentials and logarithms; Probability.", "Science: 105 minutes a week on Momentum; Electric and magnetic fields.", "English: 100 minutes a week on Literary analysis and Comparing texts.", "Momentum: Start your week by practicing this."], "recommendedProblems": [{"id": 240, "title": "Stopping in space with a bag of tools"}, {"id": 250, "title": "Which way is the electron pushed?"}, {"id": 174, "title": "Two coffees and one bedtime"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 238, "title": "How hard does the wall hit the ball?"}, {"id": 251, "title": "Counting electrons on a floating droplet"}, {"id": 175, "title": "Finding the room temperature from cooling soup"}, {"id": 150, "title": "The frost alarm rings. Is it really freezing?"}]}, "context": {"goal": "IB_7", "grade": "G12", "country": "CA"}}', '2026-11-24 02:49:25.187+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('TlRlMX_zrwoszMYIc_YFww', '1795488564098', true, '2026-11-24 02:49:26.034+00', NULL, '2026-11-24 02:49:26.073+00');


--
-- Data for Name: seed_state; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seed_state (name, checksum, seeded_at, keys) VALUES ('questions', 'of an older set', '2026-11-24 02:49:16.394+00', '{BIO-0001,CHEM-0001,MATH-0001,PHYS-0001,SATM-0001,SATM-0004,SATM-0006,SATM-0012,SATM-0020,SATM-0022,SATM-0030,SATM-0036,SATM-0038,SATM-0044,SATM-0054,SATM-0060,SATM-0062,SATM-0070,SATM-0078,SATM-0085,SATM-0092,SATM-0101,SATM-0108,SATM-0116,SATM-0119,SATM-0120}');
INSERT INTO public.seed_state (name, checksum, seeded_at, keys) VALUES ('content', 'of an older set', '2026-11-24 02:49:16.469+00', '{en/binary-search-traced,en/claim-evidence-commentary,en/unit-circle-and-radians,ko/wrong-answer-notebook,zh-CN/acid-base-ph,zh-TW/binary-search,zh-TW/unit-circle}');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('RCnR-rLfkLUIPHYSiNCrVB79OiLvw5eEVCSYLKZLWVA', '0_VOY15v9LtS48rdVPtWBg', '2026-12-24 02:49:17.377+00', NULL, 'OxpyjfMNc54L2XroikriG-sisJhB31t0T8XFZdt24NM');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('54JDtaB_gCPm0KWlze_2EWEHr_c5h1TeN7oG0OC0sn0', 'qxCDt4P1BWFPgcFghuBclw', '2026-12-24 02:49:17.492+00', NULL, 'SLf0Pn_bidK40rkTKN9b8afSH9g9pg_cnsWbVIrx9Vs');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('8vkmE53iWls9BHkJy7Y58GtuQpz4dP8PnbfGZgxUBZQ', 'aRXCoftvLmbk9Y4NtXYS5g', '2026-12-24 02:49:22.147+00', NULL, '-cMAhOGsoN-Y9xPYCFw0J3mN_irSi4QsxsNDBdsaFII');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('ftyb1hEexjqfVLSBzOHD_-HduBGDsX8Fj1Dn6pJ_XbY', 'zRUPA9H7XtxMZCbbuLctDQ', '2026-12-24 02:49:36.453+00', NULL, 'vxK_4_zp3LHRJaoTshZW9-p77gc2738kV9wOzeENjYc');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('sRVofjddMNRJZSsyJaGZebKVbXhFAty4OM8Tt-AsyJs', 'zRUPA9H7XtxMZCbbuLctDQ', '2026-12-24 02:49:17.264+00', '2026-11-24 02:49:36.454+00', '6USm_PudmuSuq4Xubjzdz71J3aAMhTW3f-DcNZKwRGw');


--
-- Data for Name: shares; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('h7UKTqVpa9kSr_RNowaRlQ', '{"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}, {"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": ["IB Mathematics: Applications and Interpretation SL", "IB Biology HL"], "excluded": ["chemistry"], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 38 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. This plan aims for a 7 in IB Math AI SL and IB Biology HL. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": [174]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": [53]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 40}}, "skill": "math.probability", "minutes": 40, "problemIds": [149]}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": [51]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": []}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [150]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 20}}, "skill": "biology.biochemistry", "minutes": 20, "problemIds": [48]}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 25}}, "skill": "biology.biochemistry", "minutes": 25, "problemIds": [45]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 25}}, "skill": "math.polynomials", "minutes": 25, "problemIds": [168]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}], "minutes": 105, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2026-11-24", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.registerLate", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2026-12-05", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "points": {"now": 520, "target": 750, "highest": 800}, "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.088, "mastery": 0.535, "minutes": 70, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.07, "mastery": 0.467, "minutes": 45, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.065, "mastery": 0.467, "minutes": 40, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-ai-sl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.031, "mastery": 0.43, "minutes": 80, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.biochemistry"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.biochemistry", "exam": "IB", "skills": ["biology.biochemistry"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.43, "minutes": 45, "subject": "biology"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.energy-metabolism"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.energy-metabolism", "exam": "IB", "skills": ["biology.energy-metabolism"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.43, "minutes": 40, "subject": "biology"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "skill.math.probability"]}, "minutes": 150}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas"]}, "minutes": 85}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.biology.biochemistry", "skill.biology.energy-metabolism"]}, "minutes": 85}}, "module": "module.science"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 38}}, {"key": "need.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.sitting", "values": {"date": {"date": "2026-12-05"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.registerLate", "values": {"deadline": {"date": "2026-11-24"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 48, "skill": "biology.biochemistry", "title": "Over the hill and back again with an enzyme"}, {"id": 53, "skill": "biology.energy-metabolism", "title": "A leaf’s carbon balance over a day and a night"}, {"id": 168, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 150, "skill": "math.probability", "title": "The frost alarm rings. Is it really freezing?"}, {"id": 45, "skill": "biology.biochemistry", "title": "Two inhibitors and a rising substrate level"}, {"id": 51, "skill": "biology.energy-metabolism", "title": "The Calvin cycle when the lamp goes out"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Probability: part of IB Math AI SL, usually taught in grade 12, so practice while it is fresh.", "Biochemistry: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh.", "Photosynthesis and respiration: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (25 min): “Two coffees and one bedtime”", "Practice Central ideas and details (20 min)", "Practice Photosynthesis and respiration (20 min): “A leaf’s carbon balance over a day and a night”"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (25 min)", "Practice Probability (40 min): “Two jazz songs in a row”"]}, {"day": "Wednesday", "tasks": ["Practice Command of evidence (20 min)", "Practice Photosynthesis and respiration (20 min): “The Calvin cycle when the lamp goes out”", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Probability (20 min): “The frost alarm rings. Is it really freezing?”", "Practice Text structure and purpose (20 min)", "Practice Biochemistry (20 min): “Over the hill and back again with an enzyme”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Biochemistry (25 min): “Two inhibitors and a rising substrate level”", "Practice Polynomials (25 min): “Two different cuts, one box volume”", "Practice Probability (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 150 minutes a week on Advanced Math and Probability.", "English: 85 minutes a week on Craft and Structure; Information and Ideas.", "Science: 85 minutes a week on Biochemistry; Photosynthesis and respiration.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 174, "title": "Two coffees and one bedtime"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 48, "title": "Over the hill and back again with an enzyme"}, {"id": 53, "title": "A leaf’s carbon balance over a day and a night"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 150, "title": "The frost alarm rings. Is it really freezing?"}, {"id": 45, "title": "Two inhibitors and a rising substrate level"}, {"id": 51, "title": "The Calvin cycle when the lamp goes out"}]}', '{"exam": "SAT", "goal": "IB 7, 1500+, 수학, not chemistry", "grade": "G12", "country": "CA", "courses": ["ib.math-ai-sl", "ib.biology-hl"], "targets": [{"name": "SAT Math", "target": 780}]}', '2026-11-24 02:49:17.898+00', 'ZSMv4roV-vV7nOvjxdLqnw', '6U0oIDaH4ldny19EWUEmMQpfm5u-2kQO0iZXKeJgG-k');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('vDz6sD9ypVFJVADAoSotTA', '{"summary": "Start with linear equations. 수학 數學 数学 🎓", "weaknesses": ["Linear equations"], "nextWeekPlan": [{"day": "Mon", "tasks": ["Solve three equations"]}], "recommendedModules": ["Math"], "recommendedProblems": [{"id": 1, "title": "Where two lines meet"}]}', '{"goal": "SAT_1500_PLUS", "grade": "G11", "country": "US"}', '2026-11-24 02:49:17.931+00', NULL, 'rdjAGDjexYzcTZspHKu05CYVsVwDQUHh8Zj7I6PYCH4');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('47GCvGKzrQvyoIgw4HKOUw', '{"reading": {"gpa": null, "exams": [{"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "A student on track in grade 12 has an SAT score of about 1010; we start from there until you have a score of your own. Reaching 1500 means about 750 in Reading and Writing and 750 in Math: 490 points above that starting point. That is more than most students gain by December 5, 2026. By our estimate, a realistic first milestone is about 1040. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [174]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-functions"}, "minutes": 15}}, "skill": "math.linear-functions", "minutes": 15, "problemIds": [137]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.inference"}, "minutes": 20}}, "skill": "english.inference", "minutes": 20, "problemIds": []}], "minutes": 75, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 20}}, "skill": "english.comparing-texts", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 15}}, "skill": "math.probability", "minutes": 15, "problemIds": [149]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.grammar-usage"}, "minutes": 20}}, "skill": "english.grammar-usage", "minutes": 20, "problemIds": []}], "minutes": 55, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.systems-of-equations"}, "minutes": 20}}, "skill": "math.systems-of-equations", "minutes": 20, "problemIds": [169]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": [190]}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-equations"}, "minutes": 20}}, "skill": "math.linear-equations", "minutes": 20, "problemIds": [131]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 15}}, "skill": "english.sentence-boundaries", "minutes": 15, "problemIds": []}], "minutes": 55, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 20}}, "skill": "english.sentence-boundaries", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 20}}, "skill": "math.polynomials", "minutes": 20, "problemIds": [168]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.ratios-percentages"}, "minutes": 15}}, "skill": "math.ratios-percentages", "minutes": 15, "problemIds": [176]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.words-in-context"}, "minutes": 20}}, "skill": "english.words-in-context", "minutes": 20, "problemIds": []}], "minutes": 110, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2026-11-24", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.registerLate", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2026-12-05", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "points": {"now": 520, "target": 750, "highest": 800}, "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.535, "minutes": 60, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.14, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.algebra"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.algebra", "exam": "SAT", "points": {"now": 540, "target": 750, "highest": 800}, "skills": ["math.systems-of-equations", "math.linear-equations", "math.linear-functions", "math.inequalities"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.573, "minutes": 55, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.conventions"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.conventions", "exam": "SAT", "points": {"now": 480, "target": 750, "highest": 800}, "skills": ["english.sentence-boundaries", "english.grammar-usage"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 55, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.problem-solving-data"}, "share": 15, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.problem-solving-data", "exam": "SAT", "points": {"now": 510, "target": 750, "highest": 800}, "skills": ["math.probability", "math.ratios-percentages", "math.statistics"], "stance": "practise", "target": 0.917, "weight": 0.075, "mastery": 0.51, "minutes": 30, "subject": "mathematics"}], "goals": [{"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas", "domain.sat.conventions"]}, "minutes": 175}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "domain.sat.algebra", "domain.sat.problem-solving-data"]}, "minutes": 145}}, "module": "module.math"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.score", "values": {"exam": {"term": "exam.SAT"}, "grade": {"term": "grade.G12"}, "expected": 1010}}, {"key": "need.sat", "values": {"gap": 490, "math": 750, "target": 1500, "reading": 750}}, {"key": "need.milestone", "values": {"date": {"date": "2026-12-05"}, "milestone": 1040}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.sitting", "values": {"date": {"date": "2026-12-05"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.registerLate", "values": {"deadline": {"date": "2026-11-24"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 169, "skill": "math.systems-of-equations", "title": "One remainder built from two others"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 168, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 131, "skill": "math.linear-equations", "title": "How many kilograms of dried mango?"}, {"id": 176, "skill": "math.ratios-percentages", "title": "Which discount should come first?"}, {"id": 190, "skill": "math.functions", "title": "A model train that changes direction"}, {"id": 137, "skill": "math.linear-functions", "title": "Where a home-made temperature scale agrees"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Algebra is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Standard English Conventions is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Problem-Solving and Data Analysis is 15% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”", "Practice Text structure and purpose (20 min)", "Practice Linear functions (15 min): “Where a home-made temperature scale agrees”", "Practice Inference (20 min)"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (20 min)", "Practice Probability (15 min): “Two jazz songs in a row”", "Practice Grammar and usage (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Systems of equations (20 min): “One remainder built from two others”", "Practice Central ideas and details (20 min)", "Practice Functions (20 min): “A model train that changes direction”"]}, {"day": "Thursday", "tasks": ["Practice Command of evidence (20 min)", "Practice Linear equations (20 min): “How many kilograms of dried mango?”", "Practice Sentence boundaries (15 min)"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Sentence boundaries (20 min)", "Practice Polynomials (20 min): “Two different cuts, one box volume”", "Practice Ratios and percentages (15 min): “Which discount should come first?”", "Practice Words in context (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["English: 175 minutes a week on Craft and Structure; Information and Ideas; Standard English Conventions.", "Math: 145 minutes a week on Advanced Math; Algebra; Problem-Solving and Data Analysis.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 174, "title": "Two coffees and one bedtime"}, {"id": 169, "title": "One remainder built from two others"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 131, "title": "How many kilograms of dried mango?"}, {"id": 176, "title": "Which discount should come first?"}, {"id": 190, "title": "A model train that changes direction"}, {"id": 137, "title": "Where a home-made temperature scale agrees"}]}', '{"goal": "SAT_1500_PLUS", "grade": "G12", "country": "CA"}', '2026-11-24 02:49:22.876+00', 'TlRlMX_zrwoszMYIc_YFww', 'egfE4F9obczgu8GITfBoH5jcZD5RVut8JEOCSuOlRWU');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('xF7LEPYIh4eNMnqWddR34g', '{"reading": {"gpa": null, "exams": [{"name": "AP", "target": 5}], "topics": [], "assumed": [{"kind": "course", "value": "AP Calculus BC"}, {"kind": "course", "value": "AP Physics C: Mechanics"}, {"kind": "course", "value": "AP Chemistry"}], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 22 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. You named no course, so we picked AP Calculus BC, AP Physics C: Mechanics, and AP Chemistry to fit your grade, and this plan aims for a 5. Start with Limits and derivatives: given its weight and how far you have to go, this is where you can gain the most. AP exams are expected from May 3, 2027 to May 14, 2027; your school registers you, so ask your coordinator now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.limits-derivatives"}, "minutes": 40}}, "skill": "math.limits-derivatives", "minutes": 40, "problemIds": [186]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "minutes": 20}}, "skill": "chemistry.kinetics-equilibrium", "minutes": 20, "problemIds": [117]}], "minutes": 60, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.integrals"}, "minutes": 25}}, "skill": "math.integrals", "minutes": 25, "problemIds": [190]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [240]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "minutes": 20}}, "skill": "chemistry.kinetics-equilibrium", "minutes": 20, "problemIds": []}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 25}}, "skill": "physics.momentum", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.integrals"}, "minutes": 20}}, "skill": "math.integrals", "minutes": 20, "problemIds": [191]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.energetics"}, "minutes": 15}}, "skill": "chemistry.energetics", "minutes": 15, "problemIds": [113]}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.circular-motion-gravitation"}, "minutes": 25}}, "skill": "physics.circular-motion-gravitation", "minutes": 25, "problemIds": [246]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.energetics"}, "minutes": 20}}, "skill": "chemistry.energetics", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.limits-derivatives"}, "minutes": 20}}, "skill": "math.limits-derivatives", "minutes": 20, "problemIds": [187]}], "minutes": 65, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timedWriting", "values": {"course": {"term": "course.ap.calculus-bc"}, "minutes": 30}}, "skill": null, "minutes": 30, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.energetics"}, "minutes": 20}}, "skill": "chemistry.energetics", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.limits-derivatives"}, "minutes": 20}}, "skill": "math.limits-derivatives", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.circular-motion-gravitation"}, "minutes": 20}}, "skill": "physics.circular-motion-gravitation", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "minutes": 15}}, "skill": "chemistry.kinetics-equilibrium", "minutes": 15, "problemIds": []}], "minutes": 105, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-05-03", "exam": "AP", "fact": "ap.window_2027", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.AP"}}}, "endDate": "2027-05-14", "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.limits-derivatives"}, "course": {"term": "course.ap.calculus-bc"}}}, "area": "skill.math.limits-derivatives", "exam": "AP", "skills": ["math.limits-derivatives"], "stance": "practise", "target": 1, "weight": 0.114, "mastery": 0.46, "minutes": 80, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.integrals"}, "course": {"term": "course.ap.calculus-bc"}}}, "area": "skill.math.integrals", "exam": "AP", "skills": ["math.integrals"], "stance": "practise", "target": 1, "weight": 0.067, "mastery": 0.46, "minutes": 45, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.momentum"}, "course": {"term": "course.ap.physics-c-mechanics"}}}, "area": "skill.physics.momentum", "exam": "AP", "skills": ["physics.momentum"], "stance": "practise", "target": 1, "weight": 0.048, "mastery": 0.382, "minutes": 45, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.circular-motion-gravitation"}, "course": {"term": "course.ap.physics-c-mechanics"}}}, "area": "skill.physics.circular-motion-gravitation", "exam": "AP", "skills": ["physics.circular-motion-gravitation"], "stance": "practise", "target": 1, "weight": 0.048, "mastery": 0.382, "minutes": 45, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.chemistry.energetics"}, "course": {"term": "course.ap.chemistry"}}}, "area": "skill.chemistry.energetics", "exam": "AP", "skills": ["chemistry.energetics"], "stance": "practise", "target": 1, "weight": 0.037, "mastery": 0.388, "minutes": 55, "subject": "chemistry"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "course": {"term": "course.ap.chemistry"}}}, "area": "skill.chemistry.kinetics-equilibrium", "exam": "AP", "skills": ["chemistry.kinetics-equilibrium"], "stance": "practise", "target": 1, "weight": 0.037, "mastery": 0.388, "minutes": 55, "subject": "chemistry"}], "goals": [{"key": "goal.courses", "values": {"score": 5, "courses": {"terms": ["course.ap.calculus-bc", "course.ap.physics-c-mechanics", "course.ap.chemistry"]}}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.circular-motion-gravitation", "skill.chemistry.energetics", "skill.chemistry.kinetics-equilibrium"]}, "minutes": 200}}, "module": "module.science"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.math.limits-derivatives", "skill.math.integrals"]}, "minutes": 125}}, "module": "module.math"}, {"why": {"key": "reason.coursesNow", "values": {"courses": {"terms": ["course.ap.calculus-bc", "course.ap.physics-c-mechanics", "course.ap.chemistry"]}}}, "module": "module.ap-courses"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.limits-derivatives"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 22}}, {"key": "need.coursesChosen", "values": {"score": 5, "courses": {"terms": ["course.ap.calculus-bc", "course.ap.physics-c-mechanics", "course.ap.chemistry"]}}}, {"key": "first.practise", "values": {"area": {"term": "skill.math.limits-derivatives"}}}, {"key": "next.windowExpected", "values": {"end": {"date": "2027-05-14"}, "exam": {"term": "exam.AP"}, "start": {"date": "2027-05-03"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 186, "skill": "math.limits-derivatives", "title": "Tangents that run parallel to a given line"}, {"id": 190, "skill": "math.integrals", "title": "A model train that changes direction"}, {"id": 240, "skill": "physics.momentum", "title": "Stopping in space with a bag of tools"}, {"id": 246, "skill": "physics.circular-motion-gravitation", "title": "Floating over the crest of a coaster"}, {"id": 113, "skill": "chemistry.energetics", "title": "Why does the burning nut seem to hold so little energy?"}, {"id": 117, "skill": "chemistry.kinetics-equilibrium", "title": "A brown gas in a squeezed syringe"}, {"id": 187, "skill": "math.limits-derivatives", "title": "A rectangle that stretches and shrinks at once"}, {"id": 191, "skill": "math.integrals", "title": "The volume of wood in a turned shape"}]}, "weaknesses": ["Limits and derivatives: part of AP Calculus BC, usually taught in grade 12, so practice while it is fresh.", "Integrals: part of AP Calculus BC, usually taught in grade 12, so practice while it is fresh.", "Momentum: part of AP Physics C: Mechanics, usually taught in grade 12, so practice while it is fresh.", "Circular motion and gravitation: part of AP Physics C: Mechanics, usually taught in grade 12, so practice while it is fresh.", "Reaction energy: part of AP Chemistry, usually taught in grade 12, so practice while it is fresh.", "Kinetics and equilibrium: part of AP Chemistry, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Limits and derivatives (40 min): “Tangents that run parallel to a given line”", "Practice Kinetics and equilibrium (20 min): “A brown gas in a squeezed syringe”"]}, {"day": "Tuesday", "tasks": ["Practice Integrals (25 min): “A model train that changes direction”", "Practice Momentum (20 min): “Stopping in space with a bag of tools”", "Practice Kinetics and equilibrium (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Momentum (25 min)", "Practice Integrals (20 min): “The volume of wood in a turned shape”", "Practice Reaction energy (15 min): “Why does the burning nut seem to hold so little energy?”"]}, {"day": "Thursday", "tasks": ["Practice Circular motion and gravitation (25 min): “Floating over the crest of a coaster”", "Practice Reaction energy (20 min)", "Practice Limits and derivatives (20 min): “A rectangle that stretches and shrinks at once”"]}, {"day": "Saturday", "tasks": ["AP Calculus BC free-response questions, timed (30 min)", "Practice Reaction energy (20 min)", "Practice Limits and derivatives (20 min)", "Practice Circular motion and gravitation (20 min)", "Practice Kinetics and equilibrium (15 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Science: 200 minutes a week on Momentum; Circular motion and gravitation; Reaction energy; Kinetics and equilibrium.", "Math: 125 minutes a week on Limits and derivatives; Integrals.", "AP Courses: If you are enrolled, you could take the exam this year for AP Calculus BC, AP Physics C: Mechanics, and AP Chemistry.", "Limits and derivatives: Start your week by practicing this."], "recommendedProblems": [{"id": 186, "title": "Tangents that run parallel to a given line"}, {"id": 190, "title": "A model train that changes direction"}, {"id": 240, "title": "Stopping in space with a bag of tools"}, {"id": 246, "title": "Floating over the crest of a coaster"}, {"id": 113, "title": "Why does the burning nut seem to hold so little energy?"}, {"id": 117, "title": "A brown gas in a squeezed syringe"}, {"id": 187, "title": "A rectangle that stretches and shrinks at once"}, {"id": 191, "title": "The volume of wood in a turned shape"}]}', '{"goal": "AP_5", "grade": "G12", "country": "CA"}', '2026-11-24 02:49:23.998+00', 'TlRlMX_zrwoszMYIc_YFww', 'FgFq0QoqrodIzpNk83QI7zKwlLj1GnWgys-Z3-PQBhk');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('0r2PgoZIRIsYMJB45GM0Dw', '{"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}], "topics": [], "assumed": [{"kind": "course", "value": "IB Mathematics: Analysis and Approaches HL"}, {"kind": "course", "value": "IB Physics SL"}, {"kind": "course", "value": "IB English A: Language and Literature SL"}], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 29 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. You named no course, so we picked IB Math AA HL, IB Physics SL, and IB English A to fit your grade, and this plan aims for a 7. Start with Momentum: given its weight and how far you have to go, this is where you can gain the most. IB exams run from April 23, 2027 to May 22, 2027; sources differ by a few days, so ask your school for your exam days. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [240]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [174]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [238]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [175]}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [250]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [149]}], "minutes": 70, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [150]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 15}}, "skill": "physics.momentum", "minutes": 15, "problemIds": []}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "review", "text": {"key": "task.selfTest", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [251]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 25}}, "skill": "math.probability", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}], "minutes": 95, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.momentum"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.momentum", "exam": "IB", "skills": ["physics.momentum"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.43, "minutes": 55, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.fields"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.fields", "exam": "IB", "skills": ["physics.fields"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.43, "minutes": 50, "subject": "physics"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.literary-analysis"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.literary-analysis", "exam": "IB", "skills": ["english.literary-analysis"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.comparing-texts"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.comparing-texts", "exam": "IB", "skills": ["english.comparing-texts"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.exponentials-logarithms"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.exponentials-logarithms", "exam": "IB", "skills": ["math.exponentials-logarithms"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.43, "minutes": 65, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.43, "minutes": 65, "subject": "mathematics"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.math.exponentials-logarithms", "skill.math.probability"]}, "minutes": 130}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 105}}, "module": "module.science"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.english.literary-analysis", "skill.english.comparing-texts"]}, "minutes": 100}}, "module": "module.english"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.physics.momentum"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 29}}, {"key": "need.coursesChosen", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}, {"key": "first.practise", "values": {"area": {"term": "skill.physics.momentum"}}}, {"key": "next.window", "values": {"end": {"date": "2027-05-22"}, "exam": {"term": "exam.IB"}, "start": {"date": "2027-04-23"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 240, "skill": "physics.momentum", "title": "Stopping in space with a bag of tools"}, {"id": 250, "skill": "physics.fields", "title": "Which way is the electron pushed?"}, {"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 238, "skill": "physics.momentum", "title": "How hard does the wall hit the ball?"}, {"id": 251, "skill": "physics.fields", "title": "Counting electrons on a floating droplet"}, {"id": 175, "skill": "math.exponentials-logarithms", "title": "Finding the room temperature from cooling soup"}, {"id": 150, "skill": "math.probability", "title": "The frost alarm rings. Is it really freezing?"}]}, "weaknesses": ["Momentum: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Electric and magnetic fields: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Literary analysis: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Comparing texts: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Exponentials and logarithms: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh.", "Probability: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Momentum (20 min): “Stopping in space with a bag of tools”", "Practice Literary analysis (25 min)", "Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”"]}, {"day": "Tuesday", "tasks": ["Practice Literary analysis (25 min)", "Practice Momentum (20 min): “How hard does the wall hit the ball?”", "Practice Exponentials and logarithms (20 min): “Finding the room temperature from cooling soup”"]}, {"day": "Wednesday", "tasks": ["Practice Comparing texts (25 min)", "Practice Electric and magnetic fields (25 min): “Which way is the electron pushed?”", "Practice Probability (20 min): “Two jazz songs in a row”"]}, {"day": "Thursday", "tasks": ["Practice Exponentials and logarithms (25 min)", "Practice Probability (20 min): “The frost alarm rings. Is it really freezing?”", "Practice Momentum (15 min)"]}, {"day": "Saturday", "tasks": ["Test yourself without notes on Momentum; Electric and magnetic fields (20 min)", "Practice Electric and magnetic fields (25 min): “Counting electrons on a floating droplet”", "Practice Probability (25 min)", "Practice Comparing texts (25 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 130 minutes a week on Exponentials and logarithms; Probability.", "Science: 105 minutes a week on Momentum; Electric and magnetic fields.", "English: 100 minutes a week on Literary analysis and Comparing texts.", "Momentum: Start your week by practicing this."], "recommendedProblems": [{"id": 240, "title": "Stopping in space with a bag of tools"}, {"id": 250, "title": "Which way is the electron pushed?"}, {"id": 174, "title": "Two coffees and one bedtime"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 238, "title": "How hard does the wall hit the ball?"}, {"id": 251, "title": "Counting electrons on a floating droplet"}, {"id": 175, "title": "Finding the room temperature from cooling soup"}, {"id": 150, "title": "The frost alarm rings. Is it really freezing?"}]}', '{"goal": "IB_7", "grade": "G12", "country": "CA"}', '2026-11-24 02:49:24.998+00', 'TlRlMX_zrwoszMYIc_YFww', 'zwvlAYvB9JxKJu0IM7jFLZhPfYpwcHjjc_wLA-YKxb8');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('FromANewerVersion_0001', '{"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}, {"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": ["IB Mathematics: Applications and Interpretation SL", "IB Biology HL"], "excluded": ["chemistry"], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 38 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. This plan aims for a 7 in IB Math AI SL and IB Biology HL. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"version": 99}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Probability: part of IB Math AI SL, usually taught in grade 12, so practice while it is fresh.", "Biochemistry: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh.", "Photosynthesis and respiration: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (25 min): “Two coffees and one bedtime”", "Practice Central ideas and details (20 min)", "Practice Photosynthesis and respiration (20 min): “A leaf’s carbon balance over a day and a night”"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (25 min)", "Practice Probability (40 min): “Two jazz songs in a row”"]}, {"day": "Wednesday", "tasks": ["Practice Command of evidence (20 min)", "Practice Photosynthesis and respiration (20 min): “The Calvin cycle when the lamp goes out”", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Probability (20 min): “The frost alarm rings. Is it really freezing?”", "Practice Text structure and purpose (20 min)", "Practice Biochemistry (20 min): “Over the hill and back again with an enzyme”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Biochemistry (25 min): “Two inhibitors and a rising substrate level”", "Practice Polynomials (25 min): “Two different cuts, one box volume”", "Practice Probability (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 150 minutes a week on Advanced Math and Probability.", "English: 85 minutes a week on Craft and Structure; Information and Ideas.", "Science: 85 minutes a week on Biochemistry; Photosynthesis and respiration.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 174, "title": "Two coffees and one bedtime"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 48, "title": "Over the hill and back again with an enzyme"}, {"id": 53, "title": "A leaf’s carbon balance over a day and a night"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 150, "title": "The frost alarm rings. Is it really freezing?"}, {"id": 45, "title": "Two inhibitors and a rising substrate level"}, {"id": 51, "title": "The Calvin cycle when the lamp goes out"}]}', '{"exam": "SAT", "goal": "IB 7, 1500+, 수학, not chemistry", "grade": "G12", "country": "CA", "courses": ["ib.math-ai-sl", "ib.biology-hl"], "targets": [{"name": "SAT Math", "target": 780}]}', '2026-11-24 02:49:17.898+00', NULL, NULL);


--
-- Data for Name: sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('zRUPA9H7XtxMZCbbuLctDQ', 'ZSMv4roV-vV7nOvjxdLqnw', '2026-11-24 02:49:17.261+00', '2026-11-24 02:49:17.261+00');
INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('0_VOY15v9LtS48rdVPtWBg', 'TlRlMX_zrwoszMYIc_YFww', '2026-11-24 02:49:17.375+00', '2026-11-24 02:49:17.375+00');
INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('qxCDt4P1BWFPgcFghuBclw', 'MQlab1fhqTf7eRowlejqWQ', '2026-11-24 02:49:17.491+00', '2026-11-24 02:49:17.491+00');
INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('aRXCoftvLmbk9Y4NtXYS5g', 'TlRlMX_zrwoszMYIc_YFww', '2026-11-24 02:49:22.145+00', '2026-11-24 02:49:22.145+00');


--
-- Data for Name: stripe_customers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stripe_customers (user_id, stripe_id, created_at) VALUES ('ZSMv4roV-vV7nOvjxdLqnw', 'cus_600ccdc2c35870ee714081c3', '2026-11-24 02:49:20.939+00');
INSERT INTO public.stripe_customers (user_id, stripe_id, created_at) VALUES ('TlRlMX_zrwoszMYIc_YFww', 'cus_799ec86196a691e16ce04c3f', '2026-11-24 02:49:21.008+00');


--
-- Data for Name: stripe_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_e4438310c8edeaaa0daffd6f', 'customer.subscription.created', '2026-11-24 02:49:20.971+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_efa688c4647c6ce44ad5823d', 'checkout.session.completed', '2026-11-24 02:49:20.982+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_c41d2f1d3627549a2a25093c', 'invoice.paid', '2026-11-24 02:49:20.993+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_497ee22c8dd2a3938389af68', 'customer.subscription.created', '2026-11-24 02:49:21.032+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_f2031be5213c84a8b8096188', 'checkout.session.completed', '2026-11-24 02:49:21.041+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_fcf8bba1b9154dc4a30d8523', 'invoice.paid', '2026-11-24 02:49:21.057+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_149ee20829c85a42e426c07f', 'customer.subscription.deleted', '2026-11-24 02:49:21.066+00');


--
-- Data for Name: study_progress; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('ZSMv4roV-vV7nOvjxdLqnw', 'skill.math.quadratics.0', 'pending', '2026-11-24 02:49:17.638+00', 0);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('ZSMv4roV-vV7nOvjxdLqnw', 'skill.math.quadratics.1', 'in_progress', '2026-11-24 02:49:17.638+00', 0);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('ZSMv4roV-vV7nOvjxdLqnw', 'skill.math.quadratics.2', 'completed', '2026-11-24 02:49:17.638+00', 0);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('ZSMv4roV-vV7nOvjxdLqnw', 'skill.math.quadratics.3', 'in_progress', '2026-11-24 02:49:17.638+00', 1);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('TlRlMX_zrwoszMYIc_YFww', 'CA/G12/IB_7/date/ouac.deadlines/2027-01-15', 'in_progress', '2026-11-24 02:49:26.63+00', 1);


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions (id, user_id, plan_id, status, current_period_end, cancel_at_period_end, created_at, read_number) VALUES ('sub_a68f68731181e40fde1e6238', 'ZSMv4roV-vV7nOvjxdLqnw', 'pro', 'active', '2026-12-24 02:49:20+00', false, '2026-11-24 02:49:20+00', 4);
INSERT INTO public.subscriptions (id, user_id, plan_id, status, current_period_end, cancel_at_period_end, created_at, read_number) VALUES ('sub_2a498696c5a2beaf352053df', 'TlRlMX_zrwoszMYIc_YFww', 'pro', 'canceled', '2026-12-24 02:49:21+00', false, '2026-11-24 02:49:21+00', 9);


--
-- Data for Name: throttles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.throttles (key, points, expire) VALUES ('shareAccount:zXxDck3ie6bLTfbdk923BFaguhg7Hqx0odLr4_x-EMM', 3, 1795492162873);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentStartDevice:Jflcqus8TCxf7-TAs2blVN98BJNicaTttjdmfmAwtEw', 1, 1795574975945);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentStart:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 2, 1795574959047);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentAnswer:ywM66xGP3ZAtOy9Is2a95wbxGvahFw_ixC5z3krVg7I', 2, 1795488636214);
INSERT INTO public.throttles (key, points, expire) VALUES ('refreshCookie:sRVofjddMNRJZSsyJaGZebKVbXhFAty4OM8Tt-AsyJs', 1, 1795489476441);
INSERT INTO public.throttles (key, points, expire) VALUES ('refresh:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795489476442);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAccount:rvPx2uqGeJcQnjes-99c5j6cOILmJdRMhQiWt1iIipc', 0, 1795510157425);
INSERT INTO public.throttles (key, points, expire) VALUES ('diagnostics:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795489457538);
INSERT INTO public.throttles (key, points, expire) VALUES ('shareAccount:mPUI74gvazydjMyoZ3_JNgzEsVHEziSuuJoMODeNd7o', 1, 1795492157892);
INSERT INTO public.throttles (key, points, expire) VALUES ('share:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795492157928);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentStartAccount:mPUI74gvazydjMyoZ3_JNgzEsVHEziSuuJoMODeNd7o', 1, 1795574957997);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentAnswer:1yfaGmAZN46cT8Mn5LiFn203Bpb7YgtbPJNC5GysI5s', 27, 1795488618107);
INSERT INTO public.throttles (key, points, expire) VALUES ('assessmentAnswer:ZbPUCMkzvqcPnWl0cw-SZzRGHpyjVu1olWDeIk9wLwU', 3, 1795488619080);
INSERT INTO public.throttles (key, points, expire) VALUES ('diagnosticsAccount:mPUI74gvazydjMyoZ3_JNgzEsVHEziSuuJoMODeNd7o', 1, 1795489459146);
INSERT INTO public.throttles (key, points, expire) VALUES ('checkout:mPUI74gvazydjMyoZ3_JNgzEsVHEziSuuJoMODeNd7o', 1, 1795492160882);
INSERT INTO public.throttles (key, points, expire) VALUES ('checkout:zXxDck3ie6bLTfbdk923BFaguhg7Hqx0odLr4_x-EMM', 1, 1795492161001);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginNetwork:iq_P5Vn1UJ3Hs7Y_jKUJ5y_ZtPjpmLbJXfOrNqfvA44', 1, 1795489461145);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginNetworkLong:iq_P5Vn1UJ3Hs7Y_jKUJ5y_ZtPjpmLbJXfOrNqfvA44', 1, 1795510161148);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAccount:jyuCMsJUZW3X7zqF3rIiQVcgngJ2rteNcEf2EBMeJVg', 1, 1795510157174);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAddress:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795489457169);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAccount:R0QQMgUqt8TyobhJCxqPWkREnmDEIMD_Eew43Fvob4M', 0, 1795510157319);
INSERT INTO public.throttles (key, points, expire) VALUES ('diagnosticsAccount:zXxDck3ie6bLTfbdk923BFaguhg7Hqx0odLr4_x-EMM', 3, 1795489462567);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users (id, email, name, role, password_hash, created_at, updated_at) VALUES ('ZSMv4roV-vV7nOvjxdLqnw', 'frozen-student@test.example', 'Frozen student', 'student', '$argon2id$v=19$m=19456,t=2,p=1$KHIhp4QLdfSyrA3Bq2MMgg$6T1wZwQ6ZipR0YLRPh4wc++Wzm+3dgg/TeCaVRc/znk', '2026-11-24 02:49:13.99+00', '2026-11-24 02:49:13.99+00');
INSERT INTO public.users (id, email, name, role, password_hash, created_at, updated_at) VALUES ('TlRlMX_zrwoszMYIc_YFww', 'frozen-editor@test.example', 'Frozen editor', 'editor', '$argon2id$v=19$m=19456,t=2,p=1$TuHtRBA1/lk1vW9Honam2g$0JFqa1Mf+6kTfcusZTJ3119XaajPX4Ggj2atele5NP8', '2026-11-24 02:49:14.541+00', '2026-11-24 02:49:14.541+00');
INSERT INTO public.users (id, email, name, role, password_hash, created_at, updated_at) VALUES ('MQlab1fhqTf7eRowlejqWQ', 'frozen-admin@test.example', 'Frozen admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$F2cb/E1WOOEMVYTWI92Daw$WUjfZCTdqJNQi5aN7JfBdPnrrrnu0/5479u7DY4Z/i4', '2026-11-24 02:49:15.137+00', '2026-11-24 02:49:15.137+00');


--
-- Name: content_items_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.content_items_id_seq', 61, true);


--
-- Name: operation_runs_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.operation_runs_id_seq', 2, true);


--
-- Name: questions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.questions_id_seq', 378, true);


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


