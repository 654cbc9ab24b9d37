import type { Shape } from '../../shape.ts'
import type { operations as english } from '../en/operations.ts'

export const operations = {
  open: '打开运维操作',
  title: '运维操作',
  text: '选择要在服务器上执行的操作。每次执行都会记录操作人。',
  adminsOnly: '运维操作仅供管理员使用。请用管理员账号登录。',
  password: 'sudo 密码',
  passwordHint: '只有需要密码的操作才要填。填了才会发送，而且不会保存。',
  needsSudo: 'sudo',
  loading: '正在加载操作…',
  listFailed: '无法加载操作。请关闭窗口后再试一次。',
  run: '执行',
  runNamed: '执行：{{name}}',
  running: '执行中…',
  commands: {
    nginx_reload: {
      name: '重新加载 nginx',
      text: '让修改后的代理配置生效，不会中断连接。',
    },
    audit_mpc: {
      name: 'MPC 审计',
      text: '执行此环境指定的 MPC 审计脚本。',
    },
    audit_portal: {
      name: '网站入口审计',
      text: '检查此环境的数据库、响应头、TLS、磁盘空间和会话。',
    },
  },
  unavailable: {
    not_configured: '这台服务器尚未配置这项操作。',
    setting_missing: '这台服务器缺少所需的设置。',
  },
  refused: {
    already_running: '这项操作正在执行，请等它结束。',
    sudo_password_needed: '这项操作需要 sudo 密码。请在上方输入后再执行一次。',
  },
  confirm: {
    submit: '确认并执行',
  },
  endedWell: '{{name}}：完成',
  endedBadly: '{{name}}：未成功',
  noOutput: '没有输出内容。',
  failed: '失败',
  error: '错误',
} as const satisfies Shape<typeof english>
