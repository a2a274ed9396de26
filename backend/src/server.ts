import type { Server } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { answerBrokenRequest } from './answerBrokenRequest';
import { answerHeaders } from './answerHeaders';
import type { Configuration } from './configuration';
import { guardHosts, originForm } from './hosts';
import { limitConnections } from './limits';
import { type LogTarget, loggerOptions } from './log';
import { logged, problemOf } from './problems';

/** Bytes of a request's body, unless its route says otherwise. */
const bodyLimit = 64 * 1024;
/** Characters of a path's parameter: a user id of 128, percent-encoded. */
const longestParameter = 400;
/** Milliseconds without a byte in either direction after which a connection is closed; event streams say something three times a minute. */
const longestSilence = 120_000;
/** Milliseconds between two looks for requests that are late, at most. */
const lookForLate = 5_000;

/** A server that knows no route yet, answers its own hosts alone, and every failure with the contract's problem body. */
export function createServer(configuration: Configuration, logTo?: LogTarget): FastifyInstance {
  const { logLevel, trustedProxies, connections, publicOrigin } = configuration;
  const { headersTimeout, requestTimeout, keepAliveTimeout } = connections;
  const headers = answerHeaders(publicOrigin);
  const refusal = guardHosts(configuration);
  const app: FastifyInstance = Fastify<Server>({
    logger: loggerOptions(logLevel, logTo),
    // A line for every request would say who reads what, and costs more than most answers.
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: errors name their route, and a logger for each request would cost more than it tells.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit,
    // A request without a host is for the guard to answer.
    http: {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.min(lookForLate, headersTimeout),
      requireHostHeader: false,
    },
    requestTimeout,
    keepAliveTimeout,
    connectionTimeout: longestSilence,
    rewriteUrl: originForm,
    routerOptions: { maxParamLength: longestParameter },
    // Comes before any hook.
    frameworkErrors: (error, request, reply) =>
      answerProblem(refusal(request) ?? error, request, reply.headers(headers)),
    clientErrorHandler: answerBrokenRequest(headers, (code) =>
      app.log.trace({ code }, 'A client error ended a connection'),
    ),
  });
  limitConnections(app.server, connections, trustedProxies);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    done(refusal(request));
  });
  app.setErrorHandler(answerProblem);
  return app;
}

function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error);
  // The very error with which the request itself broke: nobody is left to be answered, and nothing of ours is wrong.
  const isCutOff = request.raw.errored === error;
  if (isCutOff || problem.status >= 500) {
    const details = { error: logged(problem.cause ?? error), method: request.method, route: request.routeOptions.url };
    if (isCutOff) request.log.debug(details, 'The sender was gone before the request had come whole');
    else request.log.error(details, problem.message);
  }
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  void reply.code(problem.status).type('application/json; charset=utf-8').send(problem.body);
}
