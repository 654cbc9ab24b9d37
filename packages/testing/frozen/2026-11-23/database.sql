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
      written.archived, written.subject, written.grade_code, written.difficulty_level, written.problems, written.text
    ) IS DISTINCT FROM (
      replaced.archived, replaced.subject, replaced.grade_code, replaced.difficulty_level, replaced.problems, replaced.text
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
  INSERT INTO question_search (question_id, block, archived, subject, grade_code, difficulty_level, text)
  SELECT id, id / 1024, deleted_at IS NOT NULL, subject, grade_code, difficulty_level,
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
    written.question_type, written.skill_tags, written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.content_question_mj, replaced.body_text, replaced.choices, replaced.answer, replaced.explanation,
    replaced.question_type, replaced.skill_tags, replaced.deleted_at IS NULL
  );
  UPDATE question_search SET
    archived = written.deleted_at IS NOT NULL,
    subject = written.subject,
    grade_code = written.grade_code,
    difficulty_level = written.difficulty_level,
    text = question_search_text(written.title, written.legacy_id, written.skill_tags, written.body_text)
  FROM written JOIN replaced USING (id)
  WHERE question_id = written.id AND (
    written.title, written.legacy_id, written.subject, written.grade_code, written.difficulty_level,
    written.body_text, written.skill_tags, written.deleted_at IS NULL
  ) IS DISTINCT FROM (
    replaced.title, replaced.legacy_id, replaced.subject, replaced.grade_code, replaced.difficulty_level,
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
    text text NOT NULL
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
    estimated_seconds integer
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
-- Name: subscriptions read_number; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions ALTER COLUMN read_number SET DEFAULT nextval('public.subscriptions_read_number_seq'::regclass);


--
-- Data for Name: _prisma_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('ad3740c5-5c1b-4d13-93f5-6388f88385a2', 'a8ff849feb6968b5049342d54809a19373c6ea5436d0cd1a8482d8d2e9792cfb', '2026-11-23 20:05:20.414375+00', '20261121000000_extensions', NULL, NULL, '2026-11-23 20:05:20.403241+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('5cd6c4e3-22f2-4d4b-844b-d30acc87d139', 'fa34491966f657960b72d1d8e02b7317a0ba91d33b93518bbb88cabb709587ff', '2026-11-23 20:05:20.447355+00', '20261121112932_questions_and_shares', NULL, NULL, '2026-11-23 20:05:20.415229+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('43cd278f-c3ef-4286-83c4-be92f7c1ba95', 'f153ab508497abd6405bc96c10eaf6c0e115f0603480ee698e011c9ab7dbb918', '2026-11-23 20:05:20.495636+00', '20261121122311_accounts_and_operations', NULL, NULL, '2026-11-23 20:05:20.448044+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('99c788f9-f27c-4583-8f20-ef406ee7cf95', 'a72ac444e9e2e1c1738af91e874bbf17b73461503275506731b674ecda082a76', '2026-11-23 20:05:20.5115+00', '20261121143513_saved_plans_and_study_progress', NULL, NULL, '2026-11-23 20:05:20.496383+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('10d637c1-c0b5-4461-81ad-450a7613ed9a', 'd3bb5bfe78c5e7c4e15e665d480d6f63086928a16f72ea5918972ef321bd0893', '2026-11-23 20:05:20.538001+00', '20261121150348_billing', NULL, NULL, '2026-11-23 20:05:20.512129+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('430f326a-5de3-4e5c-9c03-51b6bde4fa66', '6b6a78c94679350810167003cb89bcb645ad32cd9c25163e7954575e8cfc56ce', '2026-11-23 20:05:20.548089+00', '20261121160614_failed_stripe_events', NULL, NULL, '2026-11-23 20:05:20.53874+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('de2c1d9c-df61-48bd-be2c-85aec1e0dabe', '1431183a60918c3fb6918c9e7f9c500da541e9b4db948070ff11a0783a617199', '2026-11-23 20:05:20.571805+00', '20261121173920_content_items_and_export_jobs', NULL, NULL, '2026-11-23 20:05:20.548671+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('344b037e-4d46-4d09-a177-36f2fc86ca79', '461b0c322abd978737472c87af28b5d4472a23cb173bcfadb3f14351bcfd1b50', '2026-11-23 20:05:20.576628+00', '20261121175546_title_grams_and_seed_keys', NULL, NULL, '2026-11-23 20:05:20.572312+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('6da5c122-29ce-4b48-816d-211fae47bb1b', '935a2513c4bb533db9b34d83e4b302aa7b72124b1f575b7297ff0d13484e0951', '2026-11-23 20:05:20.59338+00', '20261121181416_question_revisions', NULL, NULL, '2026-11-23 20:05:20.577053+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('f24b9f2a-7b94-4de5-8d67-e185e3e69953', 'cddd16807bc1b46f1443f1a4cffcfea5bb2278ec8c88f18ee2640cf0dcc22209', '2026-11-23 20:05:20.624741+00', '20261121182344_question_search_and_lint', NULL, NULL, '2026-11-23 20:05:20.593888+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('9cbc2e48-2186-43bb-ae3f-03f2f6eae4b8', 'e00f97acfd5130a4c18714f42e62181abd196d29632d7be18cd1babba3d0110c', '2026-11-23 20:05:20.631489+00', '20261121184954_question_lint_due', NULL, NULL, '2026-11-23 20:05:20.625881+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('526dd9f2-2ab7-45fc-8475-17fec2ad542d', 'eab57ab7709b94f34d7dcf5c8fdfa9ea5a41a78f8a595a6b5a40f87f18b134ec', '2026-11-23 20:05:20.63572+00', '20261121192010_question_block_slots', NULL, NULL, '2026-11-23 20:05:20.632092+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('9eebe028-b037-40ff-a051-3a2d685fec7a', '5368556a330b9f1a53ed09fc3d475ca8b2aa0970980d092e250b726b8f1f3133', '2026-11-23 20:05:20.637819+00', '20261123010125_question_estimated_seconds', NULL, NULL, '2026-11-23 20:05:20.636338+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('e28f9b30-f909-497f-8d52-9b02e7535eef', '6bec4e5199b3b944d1e9b330e34e194b102b134717fac070c75a15e8ea5e8b55', '2026-11-23 20:05:20.640064+00', '20261123050000_question_lint_chemistry', NULL, NULL, '2026-11-23 20:05:20.638333+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('7d5fe20f-cf05-4779-a715-dcc0b7860ee0', '5afb3a3e62cc5ad3cdfd5290fb78718df0e334f77adf29137fe79769ddbe7453', '2026-11-23 20:05:20.642832+00', '20261123164023_share_deletion_key', NULL, NULL, '2026-11-23 20:05:20.640621+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('c1cf351f-50d2-41b2-bf0a-75a49bdee114', 'abb4869fad123b0b6141b3842f75d3c788a9da7154e50d723c7c837bd43a5000', '2026-11-23 20:05:20.644607+00', '20261123164831_study_progress_reopened', NULL, NULL, '2026-11-23 20:05:20.643199+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('7a4ddca3-4581-42e4-a251-935616ec4f3d', '140df1b482a8fab3927bcd8f7717f42a7cb44611dd36d481b7f402ae2b2a3aed', '2026-11-23 20:05:20.647968+00', '20261123165758_content_items_by_language', NULL, NULL, '2026-11-23 20:05:20.644983+00', 1);
INSERT INTO public._prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count) VALUES ('bee243ec-84d1-45e2-9023-e1b8153a9809', 'fb78c012320a44e3e8e73312d9bf2f8809d6c786230af10ce8e88be247534b6c', '2026-11-23 20:05:20.649803+00', '20261124010000_question_lint_empty', NULL, NULL, '2026-11-23 20:05:20.64839+00', 1);


--
-- Data for Name: access_tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('A2Qg1GP-aAsmuGnQiAhyIWzZ94kapvF0WZmBcro1Tao', '8YgIbBT7QacT8lI0MPUE9Q', '2026-11-23 20:20:24.833+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('llapWp2nBpmUuHacw9PYB5OOr0x_eVE_707tVtYx1C8', '58a3RdsAfytWa7M95ADEAw', '2026-11-23 20:20:24.99+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('o3qeu6XBX6oR3ff9KERtrwaNSKy3JCvG-l6pyVQQ6GY', 'ZEHS3eSM28QoaWgCBnkyDA', '2026-11-23 20:20:25.121+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('uvNvRJzPTCMo7mTIN03Uk6lxyte6FkshH9IOybfjnwI', 'g24p6ANDXlIh_SYI6QOqUQ', '2026-11-23 20:20:28.45+00');
INSERT INTO public.access_tokens (id, sign_in_id, expires_at) VALUES ('Y6bTPWlv8JIoYta4jf-nksJa-nrYknvVKvrFCd1v7Jc', '8YgIbBT7QacT8lI0MPUE9Q', '2026-11-23 20:20:42.992+00');


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
</ol>', 'zh-CN', NULL, 1, '2026-11-23 20:05:23.938+00', '2026-11-23 20:05:23.938+00', NULL, '{酸,碱,与," ",p,h,：,差,1,就,是,0,倍,酸碱,碱与,"与 "," p",ph,h：,：差,"差 "," 1","1 "," 就",就是,是差,10,"0 "," 倍"}');
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
</ol>', 'zh-TW', NULL, 1, '2026-11-23 20:05:23.938+00', '2026-11-23 20:05:23.938+00', NULL, '{二,分,搜,尋,：,一,百,萬,筆,資,料,，,最,多,看,十,次,二分,分搜,搜尋,尋：,：一,一百,百萬,萬筆,筆資,資料,料，,，最,最多,多看,看二,二十,十次}');
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
<p>Now <code>low > high</code>, the loop ends and the answer is <code>-1</code>.</p>
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
</ol>', 'en', NULL, 1, '2026-11-23 20:05:23.938+00', '2026-11-23 20:05:23.938+00', NULL, '{b,i,n,a,r,y," ",s,e,c,h,",",t,d,l,bi,in,na,ar,ry,"y "," s",se,ea,rc,ch,"h,",", "," t",tr,ra,ac,ce,ed,"d "," l",li,ne,"e "," b",by}');
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
<p>Sentences 2 and 4 are claims; 1 and 3 are facts. A possible rewrite: “The verb ‘o’erleaps’ turns ambition into a jump that cannot be stopped halfway.”</p>', 'en', NULL, 1, '2026-11-23 20:05:23.938+00', '2026-11-23 20:05:23.938+00', NULL, '{c,l,a,i,m,","," ",e,v,d,n,o,t,r,y,:,b,u,g,p,h,cl,la,ai,im,"m,",", "," e",ev,vi,id,de,en,nc,ce,"e,"," c",co,om,mm,me,nt,ta,ar,ry,y:,": "," b",bu,ui,il,ld,di,in,ng,"g "," a","a "," l",li,it,te,er,ra,at,tu,ur,re,"e "," p",pa,ag,gr,ap,ph}');
INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (61, NULL, 'Radians <span data-type="math" data-latex="2\pi"></span>', 'Radians 2\pi', '<p>수학</p>', 'ko', '3iP0xj5jMvHk4ygPmwy1Cw', 1, '2026-11-23 20:05:25.657+00', '2026-11-23 20:05:25.657+00', NULL, '{r,a,d,i,n,s," ",2,"\\",p,ra,ad,di,ia,an,ns,"s "," 2","2\\","\\p",pi}');
INSERT INTO public.content_items (id, seed_key, title, title_text, body, language, author_id, version, created_at, updated_at, deleted_at, title_grams) VALUES (60, 'ko/wrong-answer-notebook', 'An edited title', 'An edited title', '<p>Edited.</p>', 'ko', NULL, 2, '2026-11-23 20:05:23.938+00', '2026-11-23 20:05:25.676+00', NULL, '{a,n," ",e,d,i,t,l,an,"n "," e",ed,di,it,te,"d "," t",ti,tl,le}');
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
</ol>', 'en', NULL, 1, '2026-11-23 20:05:23.938+00', '2026-11-23 20:05:23.938+00', '2026-11-23 20:05:25.692+00', '{t,h,e," ",u,n,i,c,r,l,a,d,s,w,o,m,g,th,he,"e "," u",un,ni,it,"t "," c",ci,ir,rc,cl,le," a",an,nd,"d "," r",ra,ad,di,ia,ns,"s "," w",wi,ho,ou,ut,cr,am,mm,mi,in,ng}');


--
-- Data for Name: export_jobs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.export_jobs (id, user_id, state, total, done, started_at, seen_at) VALUES ('Jv77rdKwzD43UdheDzBG-A', '3iP0xj5jMvHk4ygPmwy1Cw', 'finished', 2, 2, '2026-11-23 20:05:25.734+00', '2026-11-23 20:05:27.09+00');
INSERT INTO public.export_jobs (id, user_id, state, total, done, started_at, seen_at) VALUES ('KilledDuringExport_001', '3iP0xj5jMvHk4ygPmwy1Cw', 'running', 20, 7, '2026-11-23 20:05:43.145+00', '2026-11-23 20:05:43.145+00');


--
-- Data for Name: failed_stripe_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.failed_stripe_events (id, type, failed_at) VALUES ('evt_frozen_failed', 'customer.subscription.updated', '2026-11-23 20:05:43.145+00');


--
-- Data for Name: operation_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operation_runs (id, command_id, running_key, user_id, started_at, ended_at, outcome, exit_code) VALUES (1, 'audit_portal', NULL, '4LZhLe1JdHzueeI1RIn-jA', '2026-11-23 20:05:27.667+00', '2026-11-23 20:05:27.751+00', 'exited', 3);
INSERT INTO public.operation_runs (id, command_id, running_key, user_id, started_at, ended_at, outcome, exit_code) VALUES (2, 'audit_mpc', 'audit_mpc', '4LZhLe1JdHzueeI1RIn-jA', '2026-11-23 20:05:43.143+00', NULL, 'running', NULL);


--
-- Data for Name: question_blocks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_blocks (block, changes, slot) VALUES (0, 9, 0);


--
-- Data for Name: question_lint; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (65, '[]', '{-1054217816,647358967,1456219945,-127783919,1769733609,1873454950,813267152,-43785164,-1250960839,-667288858,1740325399,-1096974092}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (1, '[]', '{2138511741,1445444178,-1234589560,2113163916,1706787083,-145980922,733339052,2005099905,295938686,874667349,1393448954,-1443411389}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (257, '[{"rule": "missing_answer", "place": "answer", "detail": ""}, {"rule": "unparsable_latex", "place": "content_question_mj", "detail": "\\frac{1}{"}]', '{-1726094699,-1979793875,1097247470,2100684482,1203965241,1787425404,-1634593944,187797327,-430696606,-310528303,99454332,-949528487}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (129, '[]', '{1429670750,1325930692,1502114197,-1607898107,513498698,950749492,825798068,-1495893463,1150477374,1455353937,-334607960,-789409316}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (193, '[]', '{1279400078,1284253408,608474781,-1605246144,1752015221,-141689481,1784243860,-416601611,-1905985636,2133440550,-1266309884,1135745762}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (256, '[]', '{-481343151,-92179601,-1292859992,-1734903463,1686967107,1243868004,-141881558,-2032909090,-2069525393,1077254835,-235526668,-1349471725}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (255, '[]', '{}', false);
INSERT INTO public.question_lint (question_id, findings, bands, due) VALUES (258, '[]', '{-481343151,-92179601,-1292859992,-1734903463,1686967107,1243868004,-141881558,-2032909090,-2069525393,1077254835,-235526668,-1349471725}', false);


--
-- Data for Name: question_revisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_revisions (question_id, number, author_id, created_at, content) VALUES (256, 1, NULL, '2026-11-23 20:05:23.812+00', '{"title": "A message from the passing starship", "answer": "A", "course": "Physics 12", "choices": [{"id": "A", "html": "Ship <span data-type=\"math\" data-latex=\"8.0\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}, {"id": "B", "html": "Ship <span data-type=\"math\" data-latex=\"8.0\"></span> years; Earth <span data-type=\"math\" data-latex=\"14\"></span> years"}, {"id": "C", "html": "Ship <span data-type=\"math\" data-latex=\"10\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}, {"id": "D", "html": "Ship <span data-type=\"math\" data-latex=\"12.5\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}], "subject": "physics", "legacy_id": "PHYS-0064", "grade_code": "G12", "skill_tags": ["physics.modern"], "explanation": "<p>Seen from the Earth the trip takes <span data-type=\"math\" data-latex=\"\\frac{6.0}{0.60} = 10\"></span> years, and the message needs another <span data-type=\"math\" data-latex=\"6.0\"></span> years at the speed of light, so it arrives at <span data-type=\"math\" data-latex=\"16\"></span> years. The Lorentz factor is <span data-type=\"math\" data-latex=\"\\gamma = \\frac{1}{\\sqrt{1 - 0.60^2}} = 1.25\"></span>, and the ship’s clock runs slow by it: <span data-type=\"math\" data-latex=\"\\frac{10}{1.25} = 8.0\"></span> years. Choice D multiplies by <span data-type=\"math\" data-latex=\"\\gamma\"></span> instead of dividing, choice C ignores time dilation, and choice B adds the message’s <span data-type=\"math\" data-latex=\"6.0\"></span> years of Earth time to the ship’s reading.</p>", "question_type": "multiple_choice", "education_level": "high_school", "difficulty_level": "expert", "difficulty_score": 8.8, "estimated_seconds": null, "content_question_mj": "<p>A starship flies past the Earth at <span data-type=\"math\" data-latex=\"0.60c\"></span>, and at that moment the clocks on the ship and on the Earth are both set to zero. It keeps this velocity until it passes a beacon that is at rest relative to the Earth, <span data-type=\"math\" data-latex=\"6.0\"></span> light-years away as measured from the Earth. At that instant the ship sends a radio message back.</p>\n<p>What does the <strong>ship’s</strong> clock show when the message is sent, and what does the <strong>Earth’s</strong> clock show when the message arrives there?</p>"}');
INSERT INTO public.question_revisions (question_id, number, author_id, created_at, content) VALUES (256, 2, '3iP0xj5jMvHk4ygPmwy1Cw', '2026-11-23 20:05:27.158+00', '{"title": "Edited, version 2", "answer": "A", "course": "Physics 12", "choices": [{"id": "A", "html": "Ship <span data-type=\"math\" data-latex=\"8.0\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}, {"id": "B", "html": "Ship <span data-type=\"math\" data-latex=\"8.0\"></span> years; Earth <span data-type=\"math\" data-latex=\"14\"></span> years"}, {"id": "C", "html": "Ship <span data-type=\"math\" data-latex=\"10\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}, {"id": "D", "html": "Ship <span data-type=\"math\" data-latex=\"12.5\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}], "subject": "physics", "legacy_id": "PHYS-0064", "grade_code": "G12", "skill_tags": ["physics.modern"], "explanation": "<p>Seen from the Earth the trip takes <span data-type=\"math\" data-latex=\"\\frac{6.0}{0.60} = 10\"></span> years, and the message needs another <span data-type=\"math\" data-latex=\"6.0\"></span> years at the speed of light, so it arrives at <span data-type=\"math\" data-latex=\"16\"></span> years. The Lorentz factor is <span data-type=\"math\" data-latex=\"\\gamma = \\frac{1}{\\sqrt{1 - 0.60^2}} = 1.25\"></span>, and the ship’s clock runs slow by it: <span data-type=\"math\" data-latex=\"\\frac{10}{1.25} = 8.0\"></span> years. Choice D multiplies by <span data-type=\"math\" data-latex=\"\\gamma\"></span> instead of dividing, choice C ignores time dilation, and choice B adds the message’s <span data-type=\"math\" data-latex=\"6.0\"></span> years of Earth time to the ship’s reading.</p>", "question_type": "multiple_choice", "education_level": "high_school", "difficulty_level": "expert", "difficulty_score": 8.8, "estimated_seconds": null, "content_question_mj": "<p>A starship flies past the Earth at <span data-type=\"math\" data-latex=\"0.60c\"></span>, and at that moment the clocks on the ship and on the Earth are both set to zero. It keeps this velocity until it passes a beacon that is at rest relative to the Earth, <span data-type=\"math\" data-latex=\"6.0\"></span> light-years away as measured from the Earth. At that instant the ship sends a radio message back.</p>\n<p>What does the <strong>ship’s</strong> clock show when the message is sent, and what does the <strong>Earth’s</strong> clock show when the message arrives there?</p>"}');
INSERT INTO public.question_revisions (question_id, number, author_id, created_at, content) VALUES (256, 3, '3iP0xj5jMvHk4ygPmwy1Cw', '2026-11-23 20:05:27.228+00', '{"title": "Edited, version 3", "answer": "A", "course": "Physics 12", "choices": [{"id": "A", "html": "Ship <span data-type=\"math\" data-latex=\"8.0\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}, {"id": "B", "html": "Ship <span data-type=\"math\" data-latex=\"8.0\"></span> years; Earth <span data-type=\"math\" data-latex=\"14\"></span> years"}, {"id": "C", "html": "Ship <span data-type=\"math\" data-latex=\"10\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}, {"id": "D", "html": "Ship <span data-type=\"math\" data-latex=\"12.5\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}], "subject": "physics", "legacy_id": "PHYS-0064", "grade_code": "G12", "skill_tags": ["physics.modern"], "explanation": "<p>Seen from the Earth the trip takes <span data-type=\"math\" data-latex=\"\\frac{6.0}{0.60} = 10\"></span> years, and the message needs another <span data-type=\"math\" data-latex=\"6.0\"></span> years at the speed of light, so it arrives at <span data-type=\"math\" data-latex=\"16\"></span> years. The Lorentz factor is <span data-type=\"math\" data-latex=\"\\gamma = \\frac{1}{\\sqrt{1 - 0.60^2}} = 1.25\"></span>, and the ship’s clock runs slow by it: <span data-type=\"math\" data-latex=\"\\frac{10}{1.25} = 8.0\"></span> years. Choice D multiplies by <span data-type=\"math\" data-latex=\"\\gamma\"></span> instead of dividing, choice C ignores time dilation, and choice B adds the message’s <span data-type=\"math\" data-latex=\"6.0\"></span> years of Earth time to the ship’s reading.</p>", "question_type": "multiple_choice", "education_level": "high_school", "difficulty_level": "expert", "difficulty_score": 8.8, "estimated_seconds": null, "content_question_mj": "<p>A starship flies past the Earth at <span data-type=\"math\" data-latex=\"0.60c\"></span>, and at that moment the clocks on the ship and on the Earth are both set to zero. It keeps this velocity until it passes a beacon that is at rest relative to the Earth, <span data-type=\"math\" data-latex=\"6.0\"></span> light-years away as measured from the Earth. At that instant the ship sends a radio message back.</p>\n<p>What does the <strong>ship’s</strong> clock show when the message is sent, and what does the <strong>Earth’s</strong> clock show when the message arrives there?</p>"}');


--
-- Data for Name: question_search; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text) VALUES (1, 0, false, 'biology', 'G9', 'beginner', '{}', 'sorting the variables in a salty-soil trial
bio-0001
biology.scientific-inquiry
amara plants 20 bean seeds from the same packet in each of four trays. every day each tray gets 100\,\mathrm{ml} of water containing 0, 1, 2, or 4 grams of salt per liter. after ten days she records the mean seedling height in each tray.
which list labels the variables correctly?');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text) VALUES (65, 0, false, 'chemistry', 'G9', 'beginner', '{}', 'a homogeneous mixture in the pantry
chem-0001
chemistry.matter-measurement
four items stand on a kitchen counter:
a roll of aluminum foil
a box of baking soda (pure sodium hydrogen carbonate)
a bottle of clear white vinegar, which is acetic acid dissolved in water
a jar of dressing in which oil floats above vinegar and herbs
which item is a homogeneous mixture?');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text) VALUES (129, 0, false, 'mathematics', 'G9', 'beginner', '{}', 'blending pulp for hand-made paper
math-0001
math.ratios-percentages
amara makes paper from newspaper pulp and cotton pulp, mixed in the ratio 7:3 by mass. one batch has a total mass of 4.5\,\mathrm{kg}.
how much more newspaper pulp than cotton pulp does the batch contain?');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text) VALUES (193, 0, false, 'physics', 'G9', 'beginner', '{}', 'how thin is one sheet of paper?
phys-0001
physics.measurement
noor cannot measure a single sheet of printer paper with a ruler, so she measures a full pack instead. the pack holds 500 sheets and is 50\,\mathrm{mm} thick.
what is the thickness of one sheet, in meters?');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text) VALUES (255, 0, true, 'physics', 'G12', 'advanced', '{}', 'every way back to the ground state
phys-0063
physics.modern
the four lowest energy levels of an imaginary atom are -10.0\,\mathrm{ev}, -6.0\,\mathrm{ev}, -3.6\,\mathrm{ev} and -1.5\,\mathrm{ev}. a cold gas of these atoms, all in the ground state, is lit by a weak beam of photons that all have an energy of 6.4\,\mathrm{ev}.
which photon energies can the gas give off as its atoms return to the ground state?');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text) VALUES (257, 0, false, 'physics', 'G12', 'expert', '{missing_answer,unparsable_latex}', 'a draft
q-257
physics.modern
find \frac{1}{.');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text) VALUES (256, 0, false, 'physics', 'G12', 'expert', '{duplicate}', 'edited, version 3
phys-0064
physics.modern
a starship flies past the earth at 0.60c, and at that moment the clocks on the ship and on the earth are both set to zero. it keeps this velocity until it passes a beacon that is at rest relative to the earth, 6.0 light-years away as measured from the earth. at that instant the ship sends a radio message back.
what does the ship’s clock show when the message is sent, and what does the earth’s clock show when the message arrives there?');
INSERT INTO public.question_search (question_id, block, archived, subject, grade_code, difficulty_level, problems, text) VALUES (258, 0, false, 'physics', 'G12', 'expert', '{duplicate}', 'edited, version 3
q-258
physics.modern
a starship flies past the earth at 0.60c, and at that moment the clocks on the ship and on the earth are both set to zero. it keeps this velocity until it passes a beacon that is at rest relative to the earth, 6.0 light-years away as measured from the earth. at that instant the ship sends a radio message back.
what does the ship’s clock show when the message is sent, and what does the earth’s clock show when the message arrives there?');


--
-- Data for Name: question_twins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question_twins (one_id, other_id) VALUES (256, 258);


--
-- Data for Name: questions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds) VALUES (1, 'BIO-0001', 'Sorting the variables in a salty-soil trial', 'biology', 'Biology', 'G9', 'high_school', 'beginner', 1.2, 'multiple_choice', false, 0, '{biology.scientific-inquiry}', '{"100\\,\\mathrm{mL}",0,1,2,4}', '<p>Amara plants 20 bean seeds from the same packet in each of four trays. Every day each tray gets <span data-type="math" data-latex="100\,\mathrm{mL}"></span> of water containing <span data-type="math" data-latex="0"></span>, <span data-type="math" data-latex="1"></span>, <span data-type="math" data-latex="2"></span>, or <span data-type="math" data-latex="4"></span> grams of salt per liter. After ten days she records the mean seedling height in each tray.</p>
<p>Which list labels the variables correctly?</p>', '[{"id": "A", "html": "Independent: seedling height; dependent: salt concentration; controlled: volume of water"}, {"id": "B", "html": "Independent: salt concentration; dependent: volume of water; controlled: seedling height"}, {"id": "C", "html": "Independent: salt concentration; dependent: seedling height; controlled: volume of water"}, {"id": "D", "html": "Independent: volume of water; dependent: seedling height; controlled: salt concentration"}]', 'C', '<p>Amara chooses the salt concentration (independent), measures the height that results (dependent) and keeps the volume of water equal so that it cannot explain a difference (controlled). Choice A swaps cause and effect: height is the outcome she waits for, not something she sets.</p>', 'Amara plants 20 bean seeds from the same packet in each of four trays. Every day each tray gets 100\,\mathrm{mL} of water containing 0, 1, 2, or 4 grams of salt per liter. After ten days she records the mean seedling height in each tray.
Which list labels the variables correctly?', 1, '2026-11-23 20:05:23.812+00', '2026-11-23 20:05:23.812+00', NULL, NULL, NULL);
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds) VALUES (65, 'CHEM-0001', 'A homogeneous mixture in the pantry', 'chemistry', 'Physical Science', 'G9', 'high_school', 'beginner', 1.2, 'multiple_choice', false, 0, '{chemistry.matter-measurement}', '{}', '<p>Four items stand on a kitchen counter:</p>
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
Which item is a homogeneous mixture?', 1, '2026-11-23 20:05:23.812+00', '2026-11-23 20:05:23.812+00', NULL, NULL, NULL);
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds) VALUES (129, 'MATH-0001', 'Blending pulp for hand-made paper', 'mathematics', 'Algebra 1', 'G9', 'high_school', 'beginner', 1.5, 'multiple_choice', false, 0, '{math.ratios-percentages}', '{7:3,"4.5\\,\\mathrm{kg}","0.45\\,\\mathrm{kg}","1.35\\,\\mathrm{kg}","1.80\\,\\mathrm{kg}","3.15\\,\\mathrm{kg}"}', '<p>Amara makes paper from newspaper pulp and cotton pulp, mixed in the ratio <span data-type="math" data-latex="7:3"></span> by mass. One batch has a total mass of <span data-type="math" data-latex="4.5\,\mathrm{kg}"></span>.</p>
<p>How much <strong>more</strong> newspaper pulp than cotton pulp does the batch contain?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"0.45\\,\\mathrm{kg}\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"1.35\\,\\mathrm{kg}\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"1.80\\,\\mathrm{kg}\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"3.15\\,\\mathrm{kg}\"></span>"}]', 'C', '<p>The batch has <span data-type="math" data-latex="7 + 3 = 10"></span> equal parts, so one part is <span data-type="math" data-latex="4.5 \div 10 = 0.45\,\mathrm{kg}"></span>. Newspaper pulp is ahead by <span data-type="math" data-latex="7 - 3 = 4"></span> parts, which is <span data-type="math" data-latex="4 \times 0.45 = 1.80\,\mathrm{kg}"></span>. The values <span data-type="math" data-latex="3.15\,\mathrm{kg}"></span> and <span data-type="math" data-latex="1.35\,\mathrm{kg}"></span> are the two amounts themselves, not the difference between them.</p>', 'Amara makes paper from newspaper pulp and cotton pulp, mixed in the ratio 7:3 by mass. One batch has a total mass of 4.5\,\mathrm{kg}.
How much more newspaper pulp than cotton pulp does the batch contain?', 1, '2026-11-23 20:05:23.812+00', '2026-11-23 20:05:23.812+00', NULL, NULL, NULL);
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds) VALUES (193, 'PHYS-0001', 'How thin is one sheet of paper?', 'physics', 'Science 9', 'G9', 'high_school', 'beginner', 1.5, 'multiple_choice', false, 3.1, '{physics.measurement}', '{500,"50\\,\\mathrm{mm}","1.0 \\times 10^{-5}\\,\\mathrm{m}","1.0 \\times 10^{-4}\\,\\mathrm{m}","1.0 \\times 10^{-3}\\,\\mathrm{m}","1.0 \\times 10^{-2}\\,\\mathrm{m}"}', '<p>Noor cannot measure a single sheet of printer paper with a ruler, so she measures a full pack instead. The pack holds <span data-type="math" data-latex="500"></span> sheets and is <span data-type="math" data-latex="50\,\mathrm{mm}"></span> thick.</p>
<p>What is the thickness of one sheet, in meters?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-5}\\,\\mathrm{m}\"></span>"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-4}\\,\\mathrm{m}\"></span>"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-3}\\,\\mathrm{m}\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"1.0 \\times 10^{-2}\\,\\mathrm{m}\"></span>"}]', 'B', '<p>One sheet is <span data-type="math" data-latex="50\,\mathrm{mm} \div 500 = 0.10\,\mathrm{mm}"></span>. Since <span data-type="math" data-latex="1\,\mathrm{mm} = 10^{-3}\,\mathrm{m}"></span>, that is <span data-type="math" data-latex="0.10 \times 10^{-3}\,\mathrm{m} = 1.0 \times 10^{-4}\,\mathrm{m}"></span>. Treating the millimeters as centimeters (<span data-type="math" data-latex="10^{-2}\,\mathrm{m}"></span>) makes the sheet ten times too thick, which is choice C.</p>', 'Noor cannot measure a single sheet of printer paper with a ruler, so she measures a full pack instead. The pack holds 500 sheets and is 50\,\mathrm{mm} thick.
What is the thickness of one sheet, in meters?', 1, '2026-11-23 20:05:23.812+00', '2026-11-23 20:05:23.812+00', NULL, NULL, NULL);
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds) VALUES (257, 'Q-257', 'A draft', 'physics', 'Physics 12', 'G12', 'high_school', 'expert', 8.8, 'multiple_choice', false, 2.2, '{physics.modern}', '{"\\frac{1}{"}', '<p>Find <span data-type="math" data-latex="\frac{1}{"></span>.</p>', '[]', '', '', 'Find \frac{1}{.', 1, '2026-11-23 20:05:27.304+00', '2026-11-23 20:05:27.304+00', NULL, '3iP0xj5jMvHk4ygPmwy1Cw', NULL);
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds) VALUES (256, 'PHYS-0064', 'Edited, version 3', 'physics', 'Physics 12', 'G12', 'high_school', 'expert', 8.8, 'multiple_choice', false, 0, '{physics.modern}', '{0.60c,6.0,8.0,16,14,10,12.5}', '<p>A starship flies past the Earth at <span data-type="math" data-latex="0.60c"></span>, and at that moment the clocks on the ship and on the Earth are both set to zero. It keeps this velocity until it passes a beacon that is at rest relative to the Earth, <span data-type="math" data-latex="6.0"></span> light-years away as measured from the Earth. At that instant the ship sends a radio message back.</p>
<p>What does the <strong>ship’s</strong> clock show when the message is sent, and what does the <strong>Earth’s</strong> clock show when the message arrives there?</p>', '[{"id": "A", "html": "Ship <span data-type=\"math\" data-latex=\"8.0\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}, {"id": "B", "html": "Ship <span data-type=\"math\" data-latex=\"8.0\"></span> years; Earth <span data-type=\"math\" data-latex=\"14\"></span> years"}, {"id": "C", "html": "Ship <span data-type=\"math\" data-latex=\"10\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}, {"id": "D", "html": "Ship <span data-type=\"math\" data-latex=\"12.5\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}]', 'A', '<p>Seen from the Earth the trip takes <span data-type="math" data-latex="\frac{6.0}{0.60} = 10"></span> years, and the message needs another <span data-type="math" data-latex="6.0"></span> years at the speed of light, so it arrives at <span data-type="math" data-latex="16"></span> years. The Lorentz factor is <span data-type="math" data-latex="\gamma = \frac{1}{\sqrt{1 - 0.60^2}} = 1.25"></span>, and the ship’s clock runs slow by it: <span data-type="math" data-latex="\frac{10}{1.25} = 8.0"></span> years. Choice D multiplies by <span data-type="math" data-latex="\gamma"></span> instead of dividing, choice C ignores time dilation, and choice B adds the message’s <span data-type="math" data-latex="6.0"></span> years of Earth time to the ship’s reading.</p>', 'A starship flies past the Earth at 0.60c, and at that moment the clocks on the ship and on the Earth are both set to zero. It keeps this velocity until it passes a beacon that is at rest relative to the Earth, 6.0 light-years away as measured from the Earth. At that instant the ship sends a radio message back.
What does the ship’s clock show when the message is sent, and what does the Earth’s clock show when the message arrives there?', 3, '2026-11-23 20:05:23.812+00', '2026-11-23 20:05:27.228+00', NULL, NULL, NULL);
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds) VALUES (255, 'PHYS-0063', 'Every way back to the ground state', 'physics', 'Physics 12', 'G12', 'high_school', 'advanced', 6.4, 'multiple_choice', false, 0, '{physics.modern}', '{"-10.0\\,\\mathrm{eV}","-6.0\\,\\mathrm{eV}","-3.6\\,\\mathrm{eV}","-1.5\\,\\mathrm{eV}","6.4\\,\\mathrm{eV}","4.0\\,\\mathrm{eV}","3.6\\,\\mathrm{eV}","6.0\\,\\mathrm{eV}","10.0\\,\\mathrm{eV}","2.4\\,\\mathrm{eV}"}', '<p>The four lowest energy levels of an imaginary atom are <span data-type="math" data-latex="-10.0\,\mathrm{eV}"></span>, <span data-type="math" data-latex="-6.0\,\mathrm{eV}"></span>, <span data-type="math" data-latex="-3.6\,\mathrm{eV}"></span> and <span data-type="math" data-latex="-1.5\,\mathrm{eV}"></span>. A cold gas of these atoms, all in the ground state, is lit by a weak beam of photons that all have an energy of <span data-type="math" data-latex="6.4\,\mathrm{eV}"></span>.</p>
<p>Which photon energies can the gas give off as its atoms return to the ground state?</p>', '[{"id": "A", "html": "<span data-type=\"math\" data-latex=\"6.4\\,\\mathrm{eV}\"></span> only"}, {"id": "B", "html": "<span data-type=\"math\" data-latex=\"4.0\\,\\mathrm{eV}\"></span> and <span data-type=\"math\" data-latex=\"6.4\\,\\mathrm{eV}\"></span> only"}, {"id": "C", "html": "<span data-type=\"math\" data-latex=\"3.6\\,\\mathrm{eV}\"></span>, <span data-type=\"math\" data-latex=\"6.0\\,\\mathrm{eV}\"></span> and <span data-type=\"math\" data-latex=\"10.0\\,\\mathrm{eV}\"></span>"}, {"id": "D", "html": "<span data-type=\"math\" data-latex=\"2.4\\,\\mathrm{eV}\"></span>, <span data-type=\"math\" data-latex=\"4.0\\,\\mathrm{eV}\"></span> and <span data-type=\"math\" data-latex=\"6.4\\,\\mathrm{eV}\"></span>"}]', 'D', '<p>A photon of <span data-type="math" data-latex="6.4\,\mathrm{eV}"></span> lifts an atom from <span data-type="math" data-latex="-10.0"></span> to exactly <span data-type="math" data-latex="-3.6\,\mathrm{eV}"></span>. From there it can drop straight to the ground state (<span data-type="math" data-latex="6.4\,\mathrm{eV}"></span>) or stop at <span data-type="math" data-latex="-6.0\,\mathrm{eV}"></span> on the way, giving <span data-type="math" data-latex="2.4\,\mathrm{eV}"></span> and then <span data-type="math" data-latex="4.0\,\mathrm{eV}"></span>. Choice B leaves out the first step of that route, and choice C takes the levels themselves for photon energies instead of their differences.</p>', 'The four lowest energy levels of an imaginary atom are -10.0\,\mathrm{eV}, -6.0\,\mathrm{eV}, -3.6\,\mathrm{eV} and -1.5\,\mathrm{eV}. A cold gas of these atoms, all in the ground state, is lit by a weak beam of photons that all have an energy of 6.4\,\mathrm{eV}.
Which photon energies can the gas give off as its atoms return to the ground state?', 1, '2026-11-23 20:05:23.812+00', '2026-11-23 20:05:23.812+00', '2026-11-23 20:05:27.257+00', NULL, NULL);
INSERT INTO public.questions (id, legacy_id, title, subject, course, grade_code, education_level, difficulty_level, difficulty_score, question_type, has_mathml, math_complexity, skill_tags, latex_expressions, content_question_mj, choices, answer, explanation, body_text, version, created_at, updated_at, deleted_at, author_id, estimated_seconds) VALUES (258, 'Q-258', 'Edited, version 3', 'physics', 'Physics 12', 'G12', 'high_school', 'expert', 8.8, 'multiple_choice', false, 0, '{physics.modern}', '{0.60c,6.0,8.0,16,14,10,12.5}', '<p>A starship flies past the Earth at <span data-type="math" data-latex="0.60c"></span>, and at that moment the clocks on the ship and on the Earth are both set to zero. It keeps this velocity until it passes a beacon that is at rest relative to the Earth, <span data-type="math" data-latex="6.0"></span> light-years away as measured from the Earth. At that instant the ship sends a radio message back.</p>
<p>What does the <strong>ship’s</strong> clock show when the message is sent, and what does the <strong>Earth’s</strong> clock show when the message arrives there?</p>', '[{"id": "A", "html": "Ship <span data-type=\"math\" data-latex=\"8.0\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}, {"id": "B", "html": "Ship <span data-type=\"math\" data-latex=\"8.0\"></span> years; Earth <span data-type=\"math\" data-latex=\"14\"></span> years"}, {"id": "C", "html": "Ship <span data-type=\"math\" data-latex=\"10\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}, {"id": "D", "html": "Ship <span data-type=\"math\" data-latex=\"12.5\"></span> years; Earth <span data-type=\"math\" data-latex=\"16\"></span> years"}]', 'A', '<p>Seen from the Earth the trip takes <span data-type="math" data-latex="\frac{6.0}{0.60} = 10"></span> years, and the message needs another <span data-type="math" data-latex="6.0"></span> years at the speed of light, so it arrives at <span data-type="math" data-latex="16"></span> years. The Lorentz factor is <span data-type="math" data-latex="\gamma = \frac{1}{\sqrt{1 - 0.60^2}} = 1.25"></span>, and the ship’s clock runs slow by it: <span data-type="math" data-latex="\frac{10}{1.25} = 8.0"></span> years. Choice D multiplies by <span data-type="math" data-latex="\gamma"></span> instead of dividing, choice C ignores time dilation, and choice B adds the message’s <span data-type="math" data-latex="6.0"></span> years of Earth time to the ship’s reading.</p>', 'A starship flies past the Earth at 0.60c, and at that moment the clocks on the ship and on the Earth are both set to zero. It keeps this velocity until it passes a beacon that is at rest relative to the Earth, 6.0 light-years away as measured from the Earth. At that instant the ship sends a radio message back.
What does the ship’s clock show when the message is sent, and what does the Earth’s clock show when the message arrives there?', 3, '2026-11-23 20:05:23.812+00', '2026-11-23 20:05:27.228+00', NULL, '3iP0xj5jMvHk4ygPmwy1Cw', NULL);


--
-- Data for Name: saved_plans; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('YKF2h1mXwpEow01Vg4wXyg', '1795464325260', false, '2026-11-23 20:05:25.26+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}, {"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": ["IB Mathematics: Applications and Interpretation SL", "IB Biology HL"], "excluded": ["chemistry"], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 38 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. This plan aims for a 7 in IB Math AI SL and IB Biology HL. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": [174]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": [53]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 40}}, "skill": "math.probability", "minutes": 40, "problemIds": [149]}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": [51]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": []}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [150]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 20}}, "skill": "biology.biochemistry", "minutes": 20, "problemIds": [48]}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 25}}, "skill": "biology.biochemistry", "minutes": 25, "problemIds": [45]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 25}}, "skill": "math.polynomials", "minutes": 25, "problemIds": [168]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}], "minutes": 105, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2026-11-24", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.registerLate", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2026-12-05", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.088, "mastery": 0.535, "minutes": 70, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.07, "mastery": 0.467, "minutes": 45, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.065, "mastery": 0.467, "minutes": 40, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-ai-sl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.031, "mastery": 0.43, "minutes": 80, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.biochemistry"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.biochemistry", "exam": "IB", "skills": ["biology.biochemistry"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.43, "minutes": 45, "subject": "biology"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.energy-metabolism"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.energy-metabolism", "exam": "IB", "skills": ["biology.energy-metabolism"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.43, "minutes": 40, "subject": "biology"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "skill.math.probability"]}, "minutes": 150}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas"]}, "minutes": 85}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.biology.biochemistry", "skill.biology.energy-metabolism"]}, "minutes": 85}}, "module": "module.science"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 38}}, {"key": "need.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.sitting", "values": {"date": {"date": "2026-12-05"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.registerLate", "values": {"deadline": {"date": "2026-11-24"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 48, "skill": "biology.biochemistry", "title": "Over the hill and back again with an enzyme"}, {"id": 53, "skill": "biology.energy-metabolism", "title": "A leaf’s carbon balance over a day and a night"}, {"id": 168, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 150, "skill": "math.probability", "title": "The frost alarm rings. Is it really freezing?"}, {"id": 45, "skill": "biology.biochemistry", "title": "Two inhibitors and a rising substrate level"}, {"id": 51, "skill": "biology.energy-metabolism", "title": "The Calvin cycle when the lamp goes out"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Probability: part of IB Math AI SL, usually taught in grade 12, so practice while it is fresh.", "Biochemistry: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh.", "Photosynthesis and respiration: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (25 min): “Two coffees and one bedtime”", "Practice Central ideas and details (20 min)", "Practice Photosynthesis and respiration (20 min): “A leaf’s carbon balance over a day and a night”"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (25 min)", "Practice Probability (40 min): “Two jazz songs in a row”"]}, {"day": "Wednesday", "tasks": ["Practice Command of evidence (20 min)", "Practice Photosynthesis and respiration (20 min): “The Calvin cycle when the lamp goes out”", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Probability (20 min): “The frost alarm rings. Is it really freezing?”", "Practice Text structure and purpose (20 min)", "Practice Biochemistry (20 min): “Over the hill and back again with an enzyme”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Biochemistry (25 min): “Two inhibitors and a rising substrate level”", "Practice Polynomials (25 min): “Two different cuts, one box volume”", "Practice Probability (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 150 minutes a week on Advanced Math and Probability.", "English: 85 minutes a week on Craft and Structure; Information and Ideas.", "Science: 85 minutes a week on Biochemistry; Photosynthesis and respiration.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 174, "title": "Two coffees and one bedtime"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 48, "title": "Over the hill and back again with an enzyme"}, {"id": 53, "title": "A leaf’s carbon balance over a day and a night"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 150, "title": "The frost alarm rings. Is it really freezing?"}, {"id": 45, "title": "Two inhibitors and a rising substrate level"}, {"id": 51, "title": "The Calvin cycle when the lamp goes out"}]}, "context": {"exam": "SAT", "goal": "IB 7, 1500+, 수학, not chemistry", "grade": "G12", "country": "CA", "courses": ["ib.math-ai-sl", "ib.biology-hl"], "targets": [{"name": "SAT Math", "target": 780}]}}', '2026-11-23 20:05:25.308+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('YKF2h1mXwpEow01Vg4wXyg', '17954643252601', false, '2026-11-23 20:05:25.26+00', '{"result": {"summary": "Start with linear equations. 수학 數學 数学 🎓", "weaknesses": ["Linear equations"], "nextWeekPlan": [{"day": "Mon", "tasks": ["Solve three equations"]}], "recommendedModules": ["Math"], "recommendedProblems": [{"id": 1, "title": "Where two lines meet"}]}, "context": {"goal": "SAT_1500_PLUS", "grade": "G11", "country": "US"}}', '2026-11-23 20:05:25.308+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('YKF2h1mXwpEow01Vg4wXyg', '17954643252602', true, '2026-11-23 20:05:26.26+00', NULL, '2026-11-23 20:05:25.308+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('3iP0xj5jMvHk4ygPmwy1Cw', '1795464329320', false, '2026-11-23 20:05:29.32+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "A student on track in grade 12 has an SAT score of about 1010; we start from there until you have a score of your own. Reaching 1500 means about 750 in Reading and Writing and 750 in Math: 490 points above that starting point. That is more than most students gain by December 5, 2026. By our estimate, a realistic first milestone is about 1040. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [174]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-functions"}, "minutes": 15}}, "skill": "math.linear-functions", "minutes": 15, "problemIds": [137]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.inference"}, "minutes": 20}}, "skill": "english.inference", "minutes": 20, "problemIds": []}], "minutes": 75, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 20}}, "skill": "english.comparing-texts", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 15}}, "skill": "math.probability", "minutes": 15, "problemIds": [149]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.grammar-usage"}, "minutes": 20}}, "skill": "english.grammar-usage", "minutes": 20, "problemIds": []}], "minutes": 55, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.systems-of-equations"}, "minutes": 20}}, "skill": "math.systems-of-equations", "minutes": 20, "problemIds": [169]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": [190]}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-equations"}, "minutes": 20}}, "skill": "math.linear-equations", "minutes": 20, "problemIds": [131]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 15}}, "skill": "english.sentence-boundaries", "minutes": 15, "problemIds": []}], "minutes": 55, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 20}}, "skill": "english.sentence-boundaries", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 20}}, "skill": "math.polynomials", "minutes": 20, "problemIds": [168]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.ratios-percentages"}, "minutes": 15}}, "skill": "math.ratios-percentages", "minutes": 15, "problemIds": [176]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.words-in-context"}, "minutes": 20}}, "skill": "english.words-in-context", "minutes": 20, "problemIds": []}], "minutes": 110, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2026-11-24", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.registerLate", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2026-12-05", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.535, "minutes": 60, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.14, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.algebra"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.algebra", "exam": "SAT", "skills": ["math.systems-of-equations", "math.linear-equations", "math.linear-functions", "math.inequalities"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.573, "minutes": 55, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.conventions"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.conventions", "exam": "SAT", "skills": ["english.sentence-boundaries", "english.grammar-usage"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 55, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.problem-solving-data"}, "share": 15, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.problem-solving-data", "exam": "SAT", "skills": ["math.probability", "math.ratios-percentages", "math.statistics"], "stance": "practise", "target": 0.917, "weight": 0.075, "mastery": 0.51, "minutes": 30, "subject": "mathematics"}], "goals": [{"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas", "domain.sat.conventions"]}, "minutes": 175}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "domain.sat.algebra", "domain.sat.problem-solving-data"]}, "minutes": 145}}, "module": "module.math"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.score", "values": {"exam": {"term": "exam.SAT"}, "grade": {"term": "grade.G12"}, "expected": 1010}}, {"key": "need.sat", "values": {"gap": 490, "math": 750, "target": 1500, "reading": 750}}, {"key": "need.milestone", "values": {"date": {"date": "2026-12-05"}, "milestone": 1040}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.sitting", "values": {"date": {"date": "2026-12-05"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.registerLate", "values": {"deadline": {"date": "2026-11-24"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 169, "skill": "math.systems-of-equations", "title": "One remainder built from two others"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 168, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 131, "skill": "math.linear-equations", "title": "How many kilograms of dried mango?"}, {"id": 176, "skill": "math.ratios-percentages", "title": "Which discount should come first?"}, {"id": 190, "skill": "math.functions", "title": "A model train that changes direction"}, {"id": 137, "skill": "math.linear-functions", "title": "Where a home-made temperature scale agrees"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Algebra is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Standard English Conventions is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Problem-Solving and Data Analysis is 15% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”", "Practice Text structure and purpose (20 min)", "Practice Linear functions (15 min): “Where a home-made temperature scale agrees”", "Practice Inference (20 min)"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (20 min)", "Practice Probability (15 min): “Two jazz songs in a row”", "Practice Grammar and usage (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Systems of equations (20 min): “One remainder built from two others”", "Practice Central ideas and details (20 min)", "Practice Functions (20 min): “A model train that changes direction”"]}, {"day": "Thursday", "tasks": ["Practice Command of evidence (20 min)", "Practice Linear equations (20 min): “How many kilograms of dried mango?”", "Practice Sentence boundaries (15 min)"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Sentence boundaries (20 min)", "Practice Polynomials (20 min): “Two different cuts, one box volume”", "Practice Ratios and percentages (15 min): “Which discount should come first?”", "Practice Words in context (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["English: 175 minutes a week on Craft and Structure; Information and Ideas; Standard English Conventions.", "Math: 145 minutes a week on Advanced Math; Algebra; Problem-Solving and Data Analysis.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 174, "title": "Two coffees and one bedtime"}, {"id": 169, "title": "One remainder built from two others"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 131, "title": "How many kilograms of dried mango?"}, {"id": 176, "title": "Which discount should come first?"}, {"id": 190, "title": "A model train that changes direction"}, {"id": 137, "title": "Where a home-made temperature scale agrees"}]}, "context": {"goal": "SAT_1500_PLUS", "grade": "G12", "country": "CA"}}', '2026-11-23 20:05:29.394+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('3iP0xj5jMvHk4ygPmwy1Cw', '1795464331238', false, '2026-11-23 20:05:31.238+00', '{"result": {"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}], "topics": [], "assumed": [{"kind": "course", "value": "IB Mathematics: Analysis and Approaches HL"}, {"kind": "course", "value": "IB Physics SL"}, {"kind": "course", "value": "IB English A: Language and Literature SL"}], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 29 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. You named no course, so we picked IB Math AA HL, IB Physics SL, and IB English A to fit your grade, and this plan aims for a 7. Start with Momentum: given its weight and how far you have to go, this is where you can gain the most. IB exams run from April 23, 2027 to May 22, 2027; sources differ by a few days, so ask your school for your exam days. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [240]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [174]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [238]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [175]}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [250]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [149]}], "minutes": 70, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [150]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 15}}, "skill": "physics.momentum", "minutes": 15, "problemIds": []}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "review", "text": {"key": "task.selfTest", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [251]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 25}}, "skill": "math.probability", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}], "minutes": 95, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.momentum"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.momentum", "exam": "IB", "skills": ["physics.momentum"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.43, "minutes": 55, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.fields"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.fields", "exam": "IB", "skills": ["physics.fields"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.43, "minutes": 50, "subject": "physics"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.literary-analysis"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.literary-analysis", "exam": "IB", "skills": ["english.literary-analysis"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.comparing-texts"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.comparing-texts", "exam": "IB", "skills": ["english.comparing-texts"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.exponentials-logarithms"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.exponentials-logarithms", "exam": "IB", "skills": ["math.exponentials-logarithms"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.43, "minutes": 65, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.43, "minutes": 65, "subject": "mathematics"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.math.exponentials-logarithms", "skill.math.probability"]}, "minutes": 130}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 105}}, "module": "module.science"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.english.literary-analysis", "skill.english.comparing-texts"]}, "minutes": 100}}, "module": "module.english"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.physics.momentum"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 29}}, {"key": "need.coursesChosen", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}, {"key": "first.practise", "values": {"area": {"term": "skill.physics.momentum"}}}, {"key": "next.window", "values": {"end": {"date": "2027-05-22"}, "exam": {"term": "exam.IB"}, "start": {"date": "2027-04-23"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 240, "skill": "physics.momentum", "title": "Stopping in space with a bag of tools"}, {"id": 250, "skill": "physics.fields", "title": "Which way is the electron pushed?"}, {"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 238, "skill": "physics.momentum", "title": "How hard does the wall hit the ball?"}, {"id": 251, "skill": "physics.fields", "title": "Counting electrons on a floating droplet"}, {"id": 175, "skill": "math.exponentials-logarithms", "title": "Finding the room temperature from cooling soup"}, {"id": 150, "skill": "math.probability", "title": "The frost alarm rings. Is it really freezing?"}]}, "weaknesses": ["Momentum: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Electric and magnetic fields: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Literary analysis: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Comparing texts: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Exponentials and logarithms: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh.", "Probability: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Momentum (20 min): “Stopping in space with a bag of tools”", "Practice Literary analysis (25 min)", "Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”"]}, {"day": "Tuesday", "tasks": ["Practice Literary analysis (25 min)", "Practice Momentum (20 min): “How hard does the wall hit the ball?”", "Practice Exponentials and logarithms (20 min): “Finding the room temperature from cooling soup”"]}, {"day": "Wednesday", "tasks": ["Practice Comparing texts (25 min)", "Practice Electric and magnetic fields (25 min): “Which way is the electron pushed?”", "Practice Probability (20 min): “Two jazz songs in a row”"]}, {"day": "Thursday", "tasks": ["Practice Exponentials and logarithms (25 min)", "Practice Probability (20 min): “The frost alarm rings. Is it really freezing?”", "Practice Momentum (15 min)"]}, {"day": "Saturday", "tasks": ["Test yourself without notes on Momentum; Electric and magnetic fields (20 min)", "Practice Electric and magnetic fields (25 min): “Counting electrons on a floating droplet”", "Practice Probability (25 min)", "Practice Comparing texts (25 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 130 minutes a week on Exponentials and logarithms; Probability.", "Science: 105 minutes a week on Momentum; Electric and magnetic fields.", "English: 100 minutes a week on Literary analysis and Comparing texts.", "Momentum: Start your week by practicing this."], "recommendedProblems": [{"id": 240, "title": "Stopping in space with a bag of tools"}, {"id": 250, "title": "Which way is the electron pushed?"}, {"id": 174, "title": "Two coffees and one bedtime"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 238, "title": "How hard does the wall hit the ball?"}, {"id": 251, "title": "Counting electrons on a floating droplet"}, {"id": 175, "title": "Finding the room temperature from cooling soup"}, {"id": 150, "title": "The frost alarm rings. Is it really freezing?"}]}, "context": {"goal": "IB_7", "grade": "G12", "country": "CA"}}', '2026-11-23 20:05:31.318+00');
INSERT INTO public.saved_plans (user_id, plan_id, deleted, changed_at, report, recorded_at) VALUES ('3iP0xj5jMvHk4ygPmwy1Cw', '1795464330291', true, '2026-11-23 20:05:32.561+00', NULL, '2026-11-23 20:05:32.605+00');


--
-- Data for Name: seed_state; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seed_state (name, checksum, seeded_at, keys) VALUES ('questions', 'of an older set', '2026-11-23 20:05:23.913+00', '{BIO-0001,CHEM-0001,MATH-0001,PHYS-0001,PHYS-0063,PHYS-0064}');
INSERT INTO public.seed_state (name, checksum, seeded_at, keys) VALUES ('content', 'of an older set', '2026-11-23 20:05:23.972+00', '{en/binary-search-traced,en/claim-evidence-commentary,en/unit-circle-and-radians,ko/wrong-answer-notebook,zh-CN/acid-base-ph,zh-TW/binary-search,zh-TW/unit-circle}');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('Os8TkAPF3MYrxJXFJkxYBH4AXuIzEXibhNFFXo7U-QY', '58a3RdsAfytWa7M95ADEAw', '2026-12-23 20:05:24.989+00', NULL, 'rKbGEKsOMgi-hes2gzchG7esoryUQB5wj5HO2sN0asw');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('mA6ug2NOwlP_W4_8icJitZXg8agr-X2SdiuFJLbHVuk', 'ZEHS3eSM28QoaWgCBnkyDA', '2026-12-23 20:05:25.119+00', NULL, '2JMH4yKfnfWc95lLwFnUS6xY7ei633XWDQPxko2_ehk');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('5JPrgGrwEo5g2Iew-ijTprTBnRe3HnuTSIHX21WgTEI', 'g24p6ANDXlIh_SYI6QOqUQ', '2026-12-23 20:05:28.449+00', NULL, 'rNV8oMWnK2t_VuiiBSVZFm4x4pR9cXL4QcejeTchBSY');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('7qB0WAzbbhDO7ADQnEFdjGcUmoLaDRC6eZO2Ch8_ZWU', '8YgIbBT7QacT8lI0MPUE9Q', '2026-12-23 20:05:42.99+00', NULL, 'hwF2_rrR9JwkLeWZ_IbXKOiaskdNuTm6ICVJCsapWyE');
INSERT INTO public.sessions (id, sign_in_id, expires_at, replaced_at, salt) VALUES ('aGOlfrYUvGy1OyICDgOUsdSLCgISzIs5k9gMEZryb1Y', '8YgIbBT7QacT8lI0MPUE9Q', '2026-12-23 20:05:24.828+00', '2026-11-23 20:05:42.991+00', '54FPkU4TZaU-XM5xd86stt3rCsXMTfiDVANax5zGgxc');


--
-- Data for Name: shares; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('VbtmhK7uA5MV0XyflDEAEw', '{"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}, {"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": ["IB Mathematics: Applications and Interpretation SL", "IB Biology HL"], "excluded": ["chemistry"], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 38 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. This plan aims for a 7 in IB Math AI SL and IB Biology HL. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": [174]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": [53]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 40}}, "skill": "math.probability", "minutes": 40, "problemIds": [149]}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.energy-metabolism"}, "minutes": 20}}, "skill": "biology.energy-metabolism", "minutes": 20, "problemIds": [51]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": []}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [150]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 20}}, "skill": "biology.biochemistry", "minutes": 20, "problemIds": [48]}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.biology.biochemistry"}, "minutes": 25}}, "skill": "biology.biochemistry", "minutes": 25, "problemIds": [45]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 25}}, "skill": "math.polynomials", "minutes": 25, "problemIds": [168]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": []}], "minutes": 105, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2026-11-24", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.registerLate", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2026-12-05", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.088, "mastery": 0.535, "minutes": 70, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.07, "mastery": 0.467, "minutes": 45, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.065, "mastery": 0.467, "minutes": 40, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-ai-sl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.031, "mastery": 0.43, "minutes": 80, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.biochemistry"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.biochemistry", "exam": "IB", "skills": ["biology.biochemistry"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.43, "minutes": 45, "subject": "biology"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.biology.energy-metabolism"}, "course": {"term": "course.ib.biology-hl"}}}, "area": "skill.biology.energy-metabolism", "exam": "IB", "skills": ["biology.energy-metabolism"], "stance": "practise", "target": 1, "weight": 0.026, "mastery": 0.43, "minutes": 40, "subject": "biology"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "skill.math.probability"]}, "minutes": 150}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas"]}, "minutes": 85}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.biology.biochemistry", "skill.biology.energy-metabolism"]}, "minutes": 85}}, "module": "module.science"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 38}}, {"key": "need.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-ai-sl", "course.ib.biology-hl"]}}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.sitting", "values": {"date": {"date": "2026-12-05"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.registerLate", "values": {"deadline": {"date": "2026-11-24"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 48, "skill": "biology.biochemistry", "title": "Over the hill and back again with an enzyme"}, {"id": 53, "skill": "biology.energy-metabolism", "title": "A leaf’s carbon balance over a day and a night"}, {"id": 168, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 150, "skill": "math.probability", "title": "The frost alarm rings. Is it really freezing?"}, {"id": 45, "skill": "biology.biochemistry", "title": "Two inhibitors and a rising substrate level"}, {"id": 51, "skill": "biology.energy-metabolism", "title": "The Calvin cycle when the lamp goes out"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Probability: part of IB Math AI SL, usually taught in grade 12, so practice while it is fresh.", "Biochemistry: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh.", "Photosynthesis and respiration: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (25 min): “Two coffees and one bedtime”", "Practice Central ideas and details (20 min)", "Practice Photosynthesis and respiration (20 min): “A leaf’s carbon balance over a day and a night”"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (25 min)", "Practice Probability (40 min): “Two jazz songs in a row”"]}, {"day": "Wednesday", "tasks": ["Practice Command of evidence (20 min)", "Practice Photosynthesis and respiration (20 min): “The Calvin cycle when the lamp goes out”", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Probability (20 min): “The frost alarm rings. Is it really freezing?”", "Practice Text structure and purpose (20 min)", "Practice Biochemistry (20 min): “Over the hill and back again with an enzyme”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Biochemistry (25 min): “Two inhibitors and a rising substrate level”", "Practice Polynomials (25 min): “Two different cuts, one box volume”", "Practice Probability (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 150 minutes a week on Advanced Math and Probability.", "English: 85 minutes a week on Craft and Structure; Information and Ideas.", "Science: 85 minutes a week on Biochemistry; Photosynthesis and respiration.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 174, "title": "Two coffees and one bedtime"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 48, "title": "Over the hill and back again with an enzyme"}, {"id": 53, "title": "A leaf’s carbon balance over a day and a night"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 150, "title": "The frost alarm rings. Is it really freezing?"}, {"id": 45, "title": "Two inhibitors and a rising substrate level"}, {"id": 51, "title": "The Calvin cycle when the lamp goes out"}]}', '{"exam": "SAT", "goal": "IB 7, 1500+, 수학, not chemistry", "grade": "G12", "country": "CA", "courses": ["ib.math-ai-sl", "ib.biology-hl"], "targets": [{"name": "SAT Math", "target": 780}]}', '2026-11-23 20:05:25.519+00', 'YKF2h1mXwpEow01Vg4wXyg', 'oUMsKD2CUs0ftY9MIN2UzxErlP0g1uVxcnL3dA7UGYk');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('xBDx1_d38svCBx4FGy-fwA', '{"summary": "Start with linear equations. 수학 數學 数学 🎓", "weaknesses": ["Linear equations"], "nextWeekPlan": [{"day": "Mon", "tasks": ["Solve three equations"]}], "recommendedModules": ["Math"], "recommendedProblems": [{"id": 1, "title": "Where two lines meet"}]}', '{"goal": "SAT_1500_PLUS", "grade": "G11", "country": "US"}', '2026-11-23 20:05:25.547+00', NULL, 'bnFr88AumwPequclU4CK0KJEKAygu4YrUZMW9PIeksw');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('U3aBCnUCrHWoBn-90ETcxA', '{"reading": {"gpa": null, "exams": [{"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "A student on track in grade 12 has an SAT score of about 1010; we start from there until you have a score of your own. Reaching 1500 means about 750 in Reading and Writing and 750 in Math: 490 points above that starting point. That is more than most students gain by December 5, 2026. By our estimate, a realistic first milestone is about 1040. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [174]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.text-structure"}, "minutes": 20}}, "skill": "english.text-structure", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-functions"}, "minutes": 15}}, "skill": "math.linear-functions", "minutes": 15, "problemIds": [137]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.inference"}, "minutes": 20}}, "skill": "english.inference", "minutes": 20, "problemIds": []}], "minutes": 75, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 20}}, "skill": "english.comparing-texts", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 15}}, "skill": "math.probability", "minutes": 15, "problemIds": [149]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.grammar-usage"}, "minutes": 20}}, "skill": "english.grammar-usage", "minutes": 20, "problemIds": []}], "minutes": 55, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.systems-of-equations"}, "minutes": 20}}, "skill": "math.systems-of-equations", "minutes": 20, "problemIds": [169]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.central-ideas"}, "minutes": 20}}, "skill": "english.central-ideas", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.functions"}, "minutes": 20}}, "skill": "math.functions", "minutes": 20, "problemIds": [190]}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.evidence"}, "minutes": 20}}, "skill": "english.evidence", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.linear-equations"}, "minutes": 20}}, "skill": "math.linear-equations", "minutes": 20, "problemIds": [131]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 15}}, "skill": "english.sentence-boundaries", "minutes": 15, "problemIds": []}], "minutes": 55, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}}}, "skill": null, "minutes": 35, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.sentence-boundaries"}, "minutes": 20}}, "skill": "english.sentence-boundaries", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.polynomials"}, "minutes": 20}}, "skill": "math.polynomials", "minutes": 20, "problemIds": [168]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.ratios-percentages"}, "minutes": 15}}, "skill": "math.ratios-percentages", "minutes": 15, "problemIds": [176]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.words-in-context"}, "minutes": 20}}, "skill": "english.words-in-context", "minutes": 20, "problemIds": []}], "minutes": 110, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2026-11-24", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.registerLate", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2026-12-05", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}, {"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-02-26", "exam": "SAT", "fact": "sat.deadline_rule", "kind": "registration", "label": {"key": "date.register", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "expected", "confidence": "D"}, {"date": "2027-03-13", "exam": "SAT", "fact": "sat.dates_2026_27", "kind": "sitting", "label": {"key": "date.sitting", "values": {"exam": {"term": "exam.SAT"}}}, "endDate": null, "emphasis": false, "certainty": "conflicting", "confidence": "B"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.advanced-math"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.advanced-math", "exam": "SAT", "skills": ["math.exponentials-logarithms", "math.polynomials", "math.functions", "math.rational-expressions", "math.quadratics"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.535, "minutes": 60, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.craft-structure"}, "share": 28, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.craft-structure", "exam": "SAT", "skills": ["english.comparing-texts", "english.text-structure", "english.words-in-context"], "stance": "practise", "target": 0.917, "weight": 0.14, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.algebra"}, "share": 35, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.algebra", "exam": "SAT", "skills": ["math.systems-of-equations", "math.linear-equations", "math.linear-functions", "math.inequalities"], "stance": "practise", "target": 0.917, "weight": 0.175, "mastery": 0.573, "minutes": 55, "subject": "mathematics"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.information-ideas"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.information-ideas", "exam": "SAT", "skills": ["english.evidence", "english.central-ideas", "english.inference"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 60, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.conventions"}, "share": 26, "target": 750, "section": {"term": "section.sat.reading-writing"}, "expected": 480}}, "area": "domain.sat.conventions", "exam": "SAT", "skills": ["english.sentence-boundaries", "english.grammar-usage"], "stance": "practise", "target": 0.917, "weight": 0.13, "mastery": 0.467, "minutes": 55, "subject": "english"}, {"why": {"key": "why.weight", "values": {"area": {"term": "domain.sat.problem-solving-data"}, "share": 15, "target": 750, "section": {"term": "section.sat.math"}, "expected": 530}}, "area": "domain.sat.problem-solving-data", "exam": "SAT", "skills": ["math.probability", "math.ratios-percentages", "math.statistics"], "stance": "practise", "target": 0.917, "weight": 0.075, "mastery": 0.51, "minutes": 30, "subject": "mathematics"}], "goals": [{"key": "goal.score", "values": {"exam": {"term": "exam.SAT"}, "score": 1500}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.craft-structure", "domain.sat.information-ideas", "domain.sat.conventions"]}, "minutes": 175}}, "module": "module.english"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["domain.sat.advanced-math", "domain.sat.algebra", "domain.sat.problem-solving-data"]}, "minutes": 145}}, "module": "module.math"}, {"why": {"key": "reason.timed", "values": {"minutes": 35, "section": {"term": "section.sat.math"}, "weekday": {"term": "weekday.saturday"}}}, "module": "module.test-prep"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.exponentials-logarithms"}], "summary": [{"key": "stand.score", "values": {"exam": {"term": "exam.SAT"}, "grade": {"term": "grade.G12"}, "expected": 1010}}, {"key": "need.sat", "values": {"gap": 490, "math": 750, "target": 1500, "reading": 750}}, {"key": "need.milestone", "values": {"date": {"date": "2026-12-05"}, "milestone": 1040}}, {"key": "first.practise", "values": {"area": {"term": "domain.sat.advanced-math"}}}, {"key": "next.sitting", "values": {"date": {"date": "2026-12-05"}, "exam": {"term": "exam.SAT"}}}, {"key": "next.registerLate", "values": {"deadline": {"date": "2026-11-24"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 169, "skill": "math.systems-of-equations", "title": "One remainder built from two others"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 168, "skill": "math.polynomials", "title": "Two different cuts, one box volume"}, {"id": 131, "skill": "math.linear-equations", "title": "How many kilograms of dried mango?"}, {"id": 176, "skill": "math.ratios-percentages", "title": "Which discount should come first?"}, {"id": 190, "skill": "math.functions", "title": "A model train that changes direction"}, {"id": 137, "skill": "math.linear-functions", "title": "Where a home-made temperature scale agrees"}]}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Algebra is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Standard English Conventions is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Problem-Solving and Data Analysis is 15% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”", "Practice Text structure and purpose (20 min)", "Practice Linear functions (15 min): “Where a home-made temperature scale agrees”", "Practice Inference (20 min)"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (20 min)", "Practice Probability (15 min): “Two jazz songs in a row”", "Practice Grammar and usage (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Systems of equations (20 min): “One remainder built from two others”", "Practice Central ideas and details (20 min)", "Practice Functions (20 min): “A model train that changes direction”"]}, {"day": "Thursday", "tasks": ["Practice Command of evidence (20 min)", "Practice Linear equations (20 min): “How many kilograms of dried mango?”", "Practice Sentence boundaries (15 min)"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Sentence boundaries (20 min)", "Practice Polynomials (20 min): “Two different cuts, one box volume”", "Practice Ratios and percentages (15 min): “Which discount should come first?”", "Practice Words in context (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["English: 175 minutes a week on Craft and Structure; Information and Ideas; Standard English Conventions.", "Math: 145 minutes a week on Advanced Math; Algebra; Problem-Solving and Data Analysis.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 174, "title": "Two coffees and one bedtime"}, {"id": 169, "title": "One remainder built from two others"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 131, "title": "How many kilograms of dried mango?"}, {"id": 176, "title": "Which discount should come first?"}, {"id": 190, "title": "A model train that changes direction"}, {"id": 137, "title": "Where a home-made temperature scale agrees"}]}', '{"goal": "SAT_1500_PLUS", "grade": "G12", "country": "CA"}', '2026-11-23 20:05:29.209+00', '3iP0xj5jMvHk4ygPmwy1Cw', 'ucOd-yMrdrdKiBeUuL6WhR4aP-MFTdgErdJEaOXOxGg');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('IuwELfwNWBjHcP_duewoyw', '{"reading": {"gpa": null, "exams": [{"name": "AP", "target": 5}], "topics": [], "assumed": [{"kind": "course", "value": "AP Calculus BC"}, {"kind": "course", "value": "AP Physics C: Mechanics"}, {"kind": "course", "value": "AP Chemistry"}], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 22 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. You named no course, so we picked AP Calculus BC, AP Physics C: Mechanics, and AP Chemistry to fit your grade, and this plan aims for a 5. Start with Limits and derivatives: given its weight and how far you have to go, this is where you can gain the most. AP exams are expected from May 3, 2027 to May 14, 2027; your school registers you, so ask your coordinator now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.limits-derivatives"}, "minutes": 40}}, "skill": "math.limits-derivatives", "minutes": 40, "problemIds": [186]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "minutes": 20}}, "skill": "chemistry.kinetics-equilibrium", "minutes": 20, "problemIds": [117]}], "minutes": 60, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.integrals"}, "minutes": 25}}, "skill": "math.integrals", "minutes": 25, "problemIds": [190]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [240]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "minutes": 20}}, "skill": "chemistry.kinetics-equilibrium", "minutes": 20, "problemIds": []}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 25}}, "skill": "physics.momentum", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.integrals"}, "minutes": 20}}, "skill": "math.integrals", "minutes": 20, "problemIds": [191]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.energetics"}, "minutes": 15}}, "skill": "chemistry.energetics", "minutes": 15, "problemIds": [113]}], "minutes": 60, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.circular-motion-gravitation"}, "minutes": 25}}, "skill": "physics.circular-motion-gravitation", "minutes": 25, "problemIds": [246]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.energetics"}, "minutes": 20}}, "skill": "chemistry.energetics", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.limits-derivatives"}, "minutes": 20}}, "skill": "math.limits-derivatives", "minutes": 20, "problemIds": [187]}], "minutes": 65, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "timed", "text": {"key": "task.timedWriting", "values": {"course": {"term": "course.ap.calculus-bc"}, "minutes": 30}}, "skill": null, "minutes": 30, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.energetics"}, "minutes": 20}}, "skill": "chemistry.energetics", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.limits-derivatives"}, "minutes": 20}}, "skill": "math.limits-derivatives", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.circular-motion-gravitation"}, "minutes": 20}}, "skill": "physics.circular-motion-gravitation", "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "minutes": 15}}, "skill": "chemistry.kinetics-equilibrium", "minutes": 15, "problemIds": []}], "minutes": 105, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-05-03", "exam": "AP", "fact": "ap.window_2027", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.AP"}}}, "endDate": "2027-05-14", "emphasis": true, "certainty": "expected", "confidence": "D"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.limits-derivatives"}, "course": {"term": "course.ap.calculus-bc"}}}, "area": "skill.math.limits-derivatives", "exam": "AP", "skills": ["math.limits-derivatives"], "stance": "practise", "target": 1, "weight": 0.114, "mastery": 0.46, "minutes": 80, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.integrals"}, "course": {"term": "course.ap.calculus-bc"}}}, "area": "skill.math.integrals", "exam": "AP", "skills": ["math.integrals"], "stance": "practise", "target": 1, "weight": 0.067, "mastery": 0.46, "minutes": 45, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.momentum"}, "course": {"term": "course.ap.physics-c-mechanics"}}}, "area": "skill.physics.momentum", "exam": "AP", "skills": ["physics.momentum"], "stance": "practise", "target": 1, "weight": 0.048, "mastery": 0.382, "minutes": 45, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.circular-motion-gravitation"}, "course": {"term": "course.ap.physics-c-mechanics"}}}, "area": "skill.physics.circular-motion-gravitation", "exam": "AP", "skills": ["physics.circular-motion-gravitation"], "stance": "practise", "target": 1, "weight": 0.048, "mastery": 0.382, "minutes": 45, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.chemistry.energetics"}, "course": {"term": "course.ap.chemistry"}}}, "area": "skill.chemistry.energetics", "exam": "AP", "skills": ["chemistry.energetics"], "stance": "practise", "target": 1, "weight": 0.037, "mastery": 0.388, "minutes": 55, "subject": "chemistry"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.chemistry.kinetics-equilibrium"}, "course": {"term": "course.ap.chemistry"}}}, "area": "skill.chemistry.kinetics-equilibrium", "exam": "AP", "skills": ["chemistry.kinetics-equilibrium"], "stance": "practise", "target": 1, "weight": 0.037, "mastery": 0.388, "minutes": 55, "subject": "chemistry"}], "goals": [{"key": "goal.courses", "values": {"score": 5, "courses": {"terms": ["course.ap.calculus-bc", "course.ap.physics-c-mechanics", "course.ap.chemistry"]}}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.circular-motion-gravitation", "skill.chemistry.energetics", "skill.chemistry.kinetics-equilibrium"]}, "minutes": 200}}, "module": "module.science"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.math.limits-derivatives", "skill.math.integrals"]}, "minutes": 125}}, "module": "module.math"}, {"why": {"key": "reason.coursesNow", "values": {"courses": {"terms": ["course.ap.calculus-bc", "course.ap.physics-c-mechanics", "course.ap.chemistry"]}}}, "module": "module.ap-courses"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.math.limits-derivatives"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 22}}, {"key": "need.coursesChosen", "values": {"score": 5, "courses": {"terms": ["course.ap.calculus-bc", "course.ap.physics-c-mechanics", "course.ap.chemistry"]}}}, {"key": "first.practise", "values": {"area": {"term": "skill.math.limits-derivatives"}}}, {"key": "next.windowExpected", "values": {"end": {"date": "2027-05-14"}, "exam": {"term": "exam.AP"}, "start": {"date": "2027-05-03"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 186, "skill": "math.limits-derivatives", "title": "Tangents that run parallel to a given line"}, {"id": 190, "skill": "math.integrals", "title": "A model train that changes direction"}, {"id": 240, "skill": "physics.momentum", "title": "Stopping in space with a bag of tools"}, {"id": 246, "skill": "physics.circular-motion-gravitation", "title": "Floating over the crest of a coaster"}, {"id": 113, "skill": "chemistry.energetics", "title": "Why does the burning nut seem to hold so little energy?"}, {"id": 117, "skill": "chemistry.kinetics-equilibrium", "title": "A brown gas in a squeezed syringe"}, {"id": 187, "skill": "math.limits-derivatives", "title": "A rectangle that stretches and shrinks at once"}, {"id": 191, "skill": "math.integrals", "title": "The volume of wood in a turned shape"}]}, "weaknesses": ["Limits and derivatives: part of AP Calculus BC, usually taught in grade 12, so practice while it is fresh.", "Integrals: part of AP Calculus BC, usually taught in grade 12, so practice while it is fresh.", "Momentum: part of AP Physics C: Mechanics, usually taught in grade 12, so practice while it is fresh.", "Circular motion and gravitation: part of AP Physics C: Mechanics, usually taught in grade 12, so practice while it is fresh.", "Reaction energy: part of AP Chemistry, usually taught in grade 12, so practice while it is fresh.", "Kinetics and equilibrium: part of AP Chemistry, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Limits and derivatives (40 min): “Tangents that run parallel to a given line”", "Practice Kinetics and equilibrium (20 min): “A brown gas in a squeezed syringe”"]}, {"day": "Tuesday", "tasks": ["Practice Integrals (25 min): “A model train that changes direction”", "Practice Momentum (20 min): “Stopping in space with a bag of tools”", "Practice Kinetics and equilibrium (20 min)"]}, {"day": "Wednesday", "tasks": ["Practice Momentum (25 min)", "Practice Integrals (20 min): “The volume of wood in a turned shape”", "Practice Reaction energy (15 min): “Why does the burning nut seem to hold so little energy?”"]}, {"day": "Thursday", "tasks": ["Practice Circular motion and gravitation (25 min): “Floating over the crest of a coaster”", "Practice Reaction energy (20 min)", "Practice Limits and derivatives (20 min): “A rectangle that stretches and shrinks at once”"]}, {"day": "Saturday", "tasks": ["AP Calculus BC free-response questions, timed (30 min)", "Practice Reaction energy (20 min)", "Practice Limits and derivatives (20 min)", "Practice Circular motion and gravitation (20 min)", "Practice Kinetics and equilibrium (15 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Science: 200 minutes a week on Momentum; Circular motion and gravitation; Reaction energy; Kinetics and equilibrium.", "Math: 125 minutes a week on Limits and derivatives; Integrals.", "AP Courses: If you are enrolled, you could take the exam this year for AP Calculus BC, AP Physics C: Mechanics, and AP Chemistry.", "Limits and derivatives: Start your week by practicing this."], "recommendedProblems": [{"id": 186, "title": "Tangents that run parallel to a given line"}, {"id": 190, "title": "A model train that changes direction"}, {"id": 240, "title": "Stopping in space with a bag of tools"}, {"id": 246, "title": "Floating over the crest of a coaster"}, {"id": 113, "title": "Why does the burning nut seem to hold so little energy?"}, {"id": 117, "title": "A brown gas in a squeezed syringe"}, {"id": 187, "title": "A rectangle that stretches and shrinks at once"}, {"id": 191, "title": "The volume of wood in a turned shape"}]}', '{"goal": "AP_5", "grade": "G12", "country": "CA"}', '2026-11-23 20:05:30.171+00', '3iP0xj5jMvHk4ygPmwy1Cw', 'dFZ6-0_Y-xBZ4zIQYMUh7dfUJXNY1G6FmWwjWtwv8SA');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('lW57s1kBfLVFhHti0eazPg', '{"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}], "topics": [], "assumed": [{"kind": "course", "value": "IB Mathematics: Analysis and Approaches HL"}, {"kind": "course", "value": "IB Physics SL"}, {"kind": "course", "value": "IB English A: Language and Literature SL"}], "courses": [], "excluded": [], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 29 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. You named no course, so we picked IB Math AA HL, IB Physics SL, and IB English A to fit your grade, and this plan aims for a 7. Start with Momentum: given its weight and how far you have to go, this is where you can gain the most. IB exams run from April 23, 2027 to May 22, 2027; sources differ by a few days, so ask your school for your exam days. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"week": {"days": [{"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [240]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [174]}], "minutes": 65, "weekday": "monday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.literary-analysis"}, "minutes": 25}}, "skill": "english.literary-analysis", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 20}}, "skill": "physics.momentum", "minutes": 20, "problemIds": [238]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 20}}, "skill": "math.exponentials-logarithms", "minutes": 20, "problemIds": [175]}], "minutes": 65, "weekday": "tuesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [250]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [149]}], "minutes": 70, "weekday": "wednesday"}, {"tasks": [{"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.exponentials-logarithms"}, "minutes": 25}}, "skill": "math.exponentials-logarithms", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 20}}, "skill": "math.probability", "minutes": 20, "problemIds": [150]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.momentum"}, "minutes": 15}}, "skill": "physics.momentum", "minutes": 15, "problemIds": []}], "minutes": 60, "weekday": "thursday"}, {"tasks": [], "minutes": 0, "weekday": "friday"}, {"tasks": [{"kind": "review", "text": {"key": "task.selfTest", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.physics.fields"}, "minutes": 25}}, "skill": "physics.fields", "minutes": 25, "problemIds": [251]}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.math.probability"}, "minutes": 25}}, "skill": "math.probability", "minutes": 25, "problemIds": []}, {"kind": "practise", "text": {"key": "task.practise", "values": {"skill": {"term": "skill.english.comparing-texts"}, "minutes": 25}}, "skill": "english.comparing-texts", "minutes": 25, "problemIds": []}], "minutes": 95, "weekday": "saturday"}, {"tasks": [{"kind": "review", "text": {"key": "task.review", "values": {"minutes": 20}}, "skill": null, "minutes": 20, "problemIds": []}], "minutes": 20, "weekday": "sunday"}], "minutes": 375}, "dates": [{"date": "2027-01-15", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "application", "label": {"key": "date.apply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": true, "certainty": "published", "confidence": "B"}, {"date": "2027-04-23", "exam": "IB", "fact": "ib.window", "kind": "window", "label": {"key": "date.window", "values": {"exam": {"term": "exam.IB"}}}, "endDate": "2027-05-22", "emphasis": true, "certainty": "conflicting", "confidence": "C"}, {"date": "2027-06-01", "exam": "OUAC", "fact": "ouac.deadlines", "kind": "reply", "label": {"key": "date.reply", "values": {"exam": {"term": "exam.OUAC"}}}, "endDate": null, "emphasis": false, "certainty": "published", "confidence": "B"}], "focus": [{"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.momentum"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.momentum", "exam": "IB", "skills": ["physics.momentum"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.43, "minutes": 55, "subject": "physics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.physics.fields"}, "course": {"term": "course.ib.physics-sl"}}}, "area": "skill.physics.fields", "exam": "IB", "skills": ["physics.fields"], "stance": "practise", "target": 1, "weight": 0.039, "mastery": 0.43, "minutes": 50, "subject": "physics"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.literary-analysis"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.literary-analysis", "exam": "IB", "skills": ["english.literary-analysis"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseBase", "values": {"skill": {"term": "skill.english.comparing-texts"}, "course": {"term": "course.ib.english-a"}}}, "area": "skill.english.comparing-texts", "exam": "IB", "skills": ["english.comparing-texts"], "stance": "practise", "target": 1, "weight": 0.061, "mastery": 0.641, "minutes": 50, "subject": "english"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.exponentials-logarithms"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.exponentials-logarithms", "exam": "IB", "skills": ["math.exponentials-logarithms"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.43, "minutes": 65, "subject": "mathematics"}, {"why": {"key": "why.courseNow", "values": {"grade": {"term": "grade.G12"}, "skill": {"term": "skill.math.probability"}, "course": {"term": "course.ib.math-aa-hl"}}}, "area": "skill.math.probability", "exam": "IB", "skills": ["math.probability"], "stance": "practise", "target": 1, "weight": 0.03, "mastery": 0.43, "minutes": 65, "subject": "mathematics"}], "goals": [{"key": "goal.courses", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}], "context": {"grade": "G12", "today": "2026-11-23", "country": "CA"}, "modules": [{"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.math.exponentials-logarithms", "skill.math.probability"]}, "minutes": 130}}, "module": "module.math"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.physics.momentum", "skill.physics.fields"]}, "minutes": 105}}, "module": "module.science"}, {"why": {"key": "reason.minutes", "values": {"areas": {"terms": ["skill.english.literary-analysis", "skill.english.comparing-texts"]}, "minutes": 100}}, "module": "module.english"}, {"why": {"key": "reason.skillFirst", "values": {}}, "module": "skill.physics.momentum"}], "summary": [{"key": "stand.topicsAll", "values": {"grade": {"term": "grade.G12"}, "total": 29}}, {"key": "need.coursesChosen", "values": {"score": 7, "courses": {"terms": ["course.ib.math-aa-hl", "course.ib.physics-sl", "course.ib.english-a"]}}}, {"key": "first.practise", "values": {"area": {"term": "skill.physics.momentum"}}}, {"key": "next.window", "values": {"end": {"date": "2027-05-22"}, "exam": {"term": "exam.IB"}, "start": {"date": "2027-04-23"}}}, {"key": "next.application", "values": {"date": {"date": "2027-01-15"}, "exam": {"term": "exam.OUAC"}}}], "version": 1, "problems": [{"id": 240, "skill": "physics.momentum", "title": "Stopping in space with a bag of tools"}, {"id": 250, "skill": "physics.fields", "title": "Which way is the electron pushed?"}, {"id": 174, "skill": "math.exponentials-logarithms", "title": "Two coffees and one bedtime"}, {"id": 149, "skill": "math.probability", "title": "Two jazz songs in a row"}, {"id": 238, "skill": "physics.momentum", "title": "How hard does the wall hit the ball?"}, {"id": 251, "skill": "physics.fields", "title": "Counting electrons on a floating droplet"}, {"id": 175, "skill": "math.exponentials-logarithms", "title": "Finding the room temperature from cooling soup"}, {"id": 150, "skill": "math.probability", "title": "The frost alarm rings. Is it really freezing?"}]}, "weaknesses": ["Momentum: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Electric and magnetic fields: part of IB Physics SL, usually taught in grade 12, so practice while it is fresh.", "Literary analysis: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Comparing texts: part of IB English A, usually taught in earlier grades, so bring this up to exam level now.", "Exponentials and logarithms: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh.", "Probability: part of IB Math AA HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Momentum (20 min): “Stopping in space with a bag of tools”", "Practice Literary analysis (25 min)", "Practice Exponentials and logarithms (20 min): “Two coffees and one bedtime”"]}, {"day": "Tuesday", "tasks": ["Practice Literary analysis (25 min)", "Practice Momentum (20 min): “How hard does the wall hit the ball?”", "Practice Exponentials and logarithms (20 min): “Finding the room temperature from cooling soup”"]}, {"day": "Wednesday", "tasks": ["Practice Comparing texts (25 min)", "Practice Electric and magnetic fields (25 min): “Which way is the electron pushed?”", "Practice Probability (20 min): “Two jazz songs in a row”"]}, {"day": "Thursday", "tasks": ["Practice Exponentials and logarithms (25 min)", "Practice Probability (20 min): “The frost alarm rings. Is it really freezing?”", "Practice Momentum (15 min)"]}, {"day": "Saturday", "tasks": ["Test yourself without notes on Momentum; Electric and magnetic fields (20 min)", "Practice Electric and magnetic fields (25 min): “Counting electrons on a floating droplet”", "Practice Probability (25 min)", "Practice Comparing texts (25 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 130 minutes a week on Exponentials and logarithms; Probability.", "Science: 105 minutes a week on Momentum; Electric and magnetic fields.", "English: 100 minutes a week on Literary analysis and Comparing texts.", "Momentum: Start your week by practicing this."], "recommendedProblems": [{"id": 240, "title": "Stopping in space with a bag of tools"}, {"id": 250, "title": "Which way is the electron pushed?"}, {"id": 174, "title": "Two coffees and one bedtime"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 238, "title": "How hard does the wall hit the ball?"}, {"id": 251, "title": "Counting electrons on a floating droplet"}, {"id": 175, "title": "Finding the room temperature from cooling soup"}, {"id": 150, "title": "The frost alarm rings. Is it really freezing?"}]}', '{"goal": "IB_7", "grade": "G12", "country": "CA"}', '2026-11-23 20:05:31.142+00', '3iP0xj5jMvHk4ygPmwy1Cw', 'W2FkZVYqC625xyntXtWO6fmE_H6PAlCAtHv6SEQSLxk');
INSERT INTO public.shares (id, result, context, created_at, user_id, deletion_key_hash) VALUES ('FromANewerVersion_0001', '{"reading": {"gpa": null, "exams": [{"name": "IB", "target": 7}, {"name": "SAT", "target": "1500+"}], "topics": [], "assumed": [], "courses": ["IB Mathematics: Applications and Interpretation SL", "IB Biology HL"], "excluded": ["chemistry"], "sections": [], "subjects": [], "programme": null, "impossible": [], "not_planned": [], "universities": []}, "summary": "All 38 topics in this plan are usually taught by the end of grade 12, so the work is going deeper rather than covering new ground. This plan aims for a 7 in IB Math AI SL and IB Biology HL. Start with Advanced Math: given its weight and how far you have to go, this is where you can gain the most. The next SAT is on December 5, 2026. Regular registration has probably closed, and late registration is expected to close on November 24, 2026; check the official site now. The OUAC application for Ontario universities is expected to be due on January 15, 2027. Check the official site, and make it your top priority if you plan to apply there.", "strategy": {"version": 99}, "weaknesses": ["Advanced Math is 35% of SAT Math: on-track students are near 530 in that section, and your goal needs about 750.", "Craft and Structure is 28% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Information and Ideas is 26% of SAT Reading and Writing: on-track students are near 480 in that section, and your goal needs about 750.", "Probability: part of IB Math AI SL, usually taught in grade 12, so practice while it is fresh.", "Biochemistry: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh.", "Photosynthesis and respiration: part of IB Biology HL, usually taught in grade 12, so practice while it is fresh."], "nextWeekPlan": [{"day": "Monday", "tasks": ["Practice Exponentials and logarithms (25 min): “Two coffees and one bedtime”", "Practice Central ideas and details (20 min)", "Practice Photosynthesis and respiration (20 min): “A leaf’s carbon balance over a day and a night”"]}, {"day": "Tuesday", "tasks": ["Practice Comparing texts (25 min)", "Practice Probability (40 min): “Two jazz songs in a row”"]}, {"day": "Wednesday", "tasks": ["Practice Command of evidence (20 min)", "Practice Photosynthesis and respiration (20 min): “The Calvin cycle when the lamp goes out”", "Practice Functions (20 min)"]}, {"day": "Thursday", "tasks": ["Practice Probability (20 min): “The frost alarm rings. Is it really freezing?”", "Practice Text structure and purpose (20 min)", "Practice Biochemistry (20 min): “Over the hill and back again with an enzyme”"]}, {"day": "Saturday", "tasks": ["Timed SAT Math practice under exam conditions (35 min)", "Practice Biochemistry (25 min): “Two inhibitors and a rising substrate level”", "Practice Polynomials (25 min): “Two different cuts, one box volume”", "Practice Probability (20 min)"]}, {"day": "Sunday", "tasks": ["Review this week’s mistakes and redo those problems (20 min)"]}], "recommendedModules": ["Math: 150 minutes a week on Advanced Math and Probability.", "English: 85 minutes a week on Craft and Structure; Information and Ideas.", "Science: 85 minutes a week on Biochemistry; Photosynthesis and respiration.", "Test Prep: Timed SAT Math practice on Saturday, 35 minutes.", "Exponentials and logarithms: Start your week by practicing this."], "recommendedProblems": [{"id": 174, "title": "Two coffees and one bedtime"}, {"id": 149, "title": "Two jazz songs in a row"}, {"id": 48, "title": "Over the hill and back again with an enzyme"}, {"id": 53, "title": "A leaf’s carbon balance over a day and a night"}, {"id": 168, "title": "Two different cuts, one box volume"}, {"id": 150, "title": "The frost alarm rings. Is it really freezing?"}, {"id": 45, "title": "Two inhibitors and a rising substrate level"}, {"id": 51, "title": "The Calvin cycle when the lamp goes out"}]}', '{"exam": "SAT", "goal": "IB 7, 1500+, 수학, not chemistry", "grade": "G12", "country": "CA", "courses": ["ib.math-ai-sl", "ib.biology-hl"], "targets": [{"name": "SAT Math", "target": 780}]}', '2026-11-23 20:05:25.519+00', NULL, NULL);


--
-- Data for Name: sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('8YgIbBT7QacT8lI0MPUE9Q', 'YKF2h1mXwpEow01Vg4wXyg', '2026-11-23 20:05:24.823+00', '2026-11-23 20:05:24.823+00');
INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('58a3RdsAfytWa7M95ADEAw', '3iP0xj5jMvHk4ygPmwy1Cw', '2026-11-23 20:05:24.987+00', '2026-11-23 20:05:24.987+00');
INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('ZEHS3eSM28QoaWgCBnkyDA', '4LZhLe1JdHzueeI1RIn-jA', '2026-11-23 20:05:25.117+00', '2026-11-23 20:05:25.117+00');
INSERT INTO public.sign_ins (id, user_id, started_at, password_given_at) VALUES ('g24p6ANDXlIh_SYI6QOqUQ', '3iP0xj5jMvHk4ygPmwy1Cw', '2026-11-23 20:05:28.448+00', '2026-11-23 20:05:28.448+00');


--
-- Data for Name: stripe_customers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stripe_customers (user_id, stripe_id, created_at) VALUES ('YKF2h1mXwpEow01Vg4wXyg', 'cus_0d96ca4b40b7615fc4b2062a', '2026-11-23 20:05:27.479+00');
INSERT INTO public.stripe_customers (user_id, stripe_id, created_at) VALUES ('3iP0xj5jMvHk4ygPmwy1Cw', 'cus_2bac9158adeaa94457cb0d96', '2026-11-23 20:05:27.58+00');


--
-- Data for Name: stripe_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_6d45a7c6f0cd01dd7d8a6cc0', 'customer.subscription.created', '2026-11-23 20:05:27.526+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_549aa627dca82a71f80d83c9', 'checkout.session.completed', '2026-11-23 20:05:27.544+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_82e87f8ec7a56c37ff9af81b', 'invoice.paid', '2026-11-23 20:05:27.556+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_67d477ece8e279d088de5c00', 'customer.subscription.created', '2026-11-23 20:05:27.602+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_abd49a75e768a4a573f90216', 'checkout.session.completed', '2026-11-23 20:05:27.623+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_3334057b7e7ccfc5f3120f46', 'invoice.paid', '2026-11-23 20:05:27.636+00');
INSERT INTO public.stripe_events (id, type, handled_at) VALUES ('evt_baf793cfd65b8e9f65baf92e', 'customer.subscription.deleted', '2026-11-23 20:05:27.655+00');


--
-- Data for Name: study_progress; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('YKF2h1mXwpEow01Vg4wXyg', 'skill.math.quadratics.0', 'pending', '2026-11-23 20:05:25.26+00', 0);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('YKF2h1mXwpEow01Vg4wXyg', 'skill.math.quadratics.1', 'in_progress', '2026-11-23 20:05:25.26+00', 0);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('YKF2h1mXwpEow01Vg4wXyg', 'skill.math.quadratics.2', 'completed', '2026-11-23 20:05:25.26+00', 0);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('YKF2h1mXwpEow01Vg4wXyg', 'skill.math.quadratics.3', 'in_progress', '2026-11-23 20:05:25.26+00', 1);
INSERT INTO public.study_progress (user_id, key, status, changed_at, reopened) VALUES ('3iP0xj5jMvHk4ygPmwy1Cw', 'CA/G12/IB_7/date/ouac.deadlines/2027-01-15', 'in_progress', '2026-11-23 20:05:33.339+00', 1);


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions (id, user_id, plan_id, status, current_period_end, cancel_at_period_end, created_at, read_number) VALUES ('sub_d3c3866dce49477fe248c87c', 'YKF2h1mXwpEow01Vg4wXyg', 'pro', 'active', '2026-12-23 20:05:27+00', false, '2026-11-23 20:05:27+00', 4);
INSERT INTO public.subscriptions (id, user_id, plan_id, status, current_period_end, cancel_at_period_end, created_at, read_number) VALUES ('sub_3f790cd410fc5a26061f578c', '3iP0xj5jMvHk4ygPmwy1Cw', 'pro', 'canceled', '2026-12-23 20:05:27+00', false, '2026-11-23 20:05:27+00', 9);


--
-- Data for Name: throttles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.throttles (key, points, expire) VALUES ('loginAccount:rvPx2uqGeJcQnjes-99c5j6cOILmJdRMhQiWt1iIipc', 0, 1795485925045);
INSERT INTO public.throttles (key, points, expire) VALUES ('diagnostics:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795465225170);
INSERT INTO public.throttles (key, points, expire) VALUES ('shareAccount:v8XvalBGhiEXqoexJw1yuLVYTJM7NaBsAGkcNOqfkzk', 1, 1795467925505);
INSERT INTO public.throttles (key, points, expire) VALUES ('share:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795467925543);
INSERT INTO public.throttles (key, points, expire) VALUES ('checkout:v8XvalBGhiEXqoexJw1yuLVYTJM7NaBsAGkcNOqfkzk', 1, 1795467927410);
INSERT INTO public.throttles (key, points, expire) VALUES ('checkout:W8pr6AKSq1m18dn4T78bV_MaXTMXgY9RHjLEAAQOmLI', 1, 1795467927569);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginNetwork:iq_P5Vn1UJ3Hs7Y_jKUJ5y_ZtPjpmLbJXfOrNqfvA44', 1, 1795465227767);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginNetworkLong:iq_P5Vn1UJ3Hs7Y_jKUJ5y_ZtPjpmLbJXfOrNqfvA44', 1, 1795485927768);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAccount:jyuCMsJUZW3X7zqF3rIiQVcgngJ2rteNcEf2EBMeJVg', 1, 1795485924717);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAddress:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795465224713);
INSERT INTO public.throttles (key, points, expire) VALUES ('loginAccount:R0QQMgUqt8TyobhJCxqPWkREnmDEIMD_Eew43Fvob4M', 0, 1795485924909);
INSERT INTO public.throttles (key, points, expire) VALUES ('diagnosticsAccount:W8pr6AKSq1m18dn4T78bV_MaXTMXgY9RHjLEAAQOmLI', 3, 1795465228911);
INSERT INTO public.throttles (key, points, expire) VALUES ('shareAccount:W8pr6AKSq1m18dn4T78bV_MaXTMXgY9RHjLEAAQOmLI', 3, 1795467929204);
INSERT INTO public.throttles (key, points, expire) VALUES ('refreshCookie:aGOlfrYUvGy1OyICDgOUsdSLCgISzIs5k9gMEZryb1Y', 1, 1795465242981);
INSERT INTO public.throttles (key, points, expire) VALUES ('refresh:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, 1795465242982);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users (id, email, name, role, password_hash, created_at, updated_at) VALUES ('YKF2h1mXwpEow01Vg4wXyg', 'frozen-student@test.example', 'Frozen student', 'student', '$argon2id$v=19$m=19456,t=2,p=1$Sp3hZFB43B0DUj4b0tlnQA$SNXG3QAxKQ+0CX7hqQXlCa9tGVyr8CKuA3Gv6EKFHQI', '2026-11-23 20:05:20.841+00', '2026-11-23 20:05:20.841+00');
INSERT INTO public.users (id, email, name, role, password_hash, created_at, updated_at) VALUES ('3iP0xj5jMvHk4ygPmwy1Cw', 'frozen-editor@test.example', 'Frozen editor', 'editor', '$argon2id$v=19$m=19456,t=2,p=1$lnZkKB9HrDgIlqsB3Ykf1g$eGDz9OjXPI08AYCMhDwzf2YbIF/PbgET0Mej3wFBZIc', '2026-11-23 20:05:21.57+00', '2026-11-23 20:05:21.57+00');
INSERT INTO public.users (id, email, name, role, password_hash, created_at, updated_at) VALUES ('4LZhLe1JdHzueeI1RIn-jA', 'frozen-admin@test.example', 'Frozen admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$KKCQZBnGPMFWRZN/CXLhFQ$+OotI1Ge7veczIUkmUgLdxx2JXJHS8oXVmhWCwTZeM0', '2026-11-23 20:05:22.327+00', '2026-11-23 20:05:22.327+00');


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

SELECT pg_catalog.setval('public.questions_id_seq', 258, true);


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
-- Name: questions_skill_tags_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX questions_skill_tags_idx ON public.questions USING gin (skill_tags);


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


